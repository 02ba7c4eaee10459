// Growable memory without exceptions: every call that may fail says so.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace csj {

template <typename Element>
class Storage {
 public:
  Storage() = default;
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;
  ~Storage() { std::free(elements_); }

  size_t size() const { return size_; }
  const Element *data() const { return elements_; }
  Element *end() { return elements_ + size_; }
  Element last() const { return elements_[size_ - 1]; }
  void clear() { size_ = 0; }
  void remove_last() { size_ -= 1; }
  void set_end(Element *end) { size_ = static_cast<size_t>(end - elements_); }

  // Makes room for `count` more elements; false when memory ran out.
  bool reserve_more(size_t count) {
    if (capacity_ - size_ >= count) return true;
    size_t capacity = capacity_ * 2 > size_ + count ? capacity_ * 2 : size_ + count + 64;
    auto *grown = static_cast<Element *>(std::realloc(elements_, capacity * sizeof(Element)));
    if (grown == nullptr) return false;
    elements_ = grown;
    capacity_ = capacity;
    return true;
  }

  bool append(Element element) {
    if (!reserve_more(1)) return false;
    elements_[size_++] = element;
    return true;
  }

 private:
  Element *elements_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
};

}  // namespace csj
