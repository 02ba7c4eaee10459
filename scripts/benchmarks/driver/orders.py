"""Orders: flat records with three levels to group by, made from a fixed seed."""

import json
import random

REGIONS = ["North", "South", "East", "West", "Central"]
CATEGORIES = [f"Category {number:02d}" for number in range(20)]
PRODUCTS = [f"Product {number:03d}" for number in range(200)]
COLUMNS = ["order_id", "date", "region", "category", "product", "quantity", "unit_price", "total", "note"]
QUOTED_NOTE = 'said "ok", then left'


def rows_of(count):
    """The orders: texts, quantity, and money in cents."""
    choose = random.Random(20_260_101).randrange
    keys = len(REGIONS) * len(CATEGORIES) * len(PRODUCTS)
    for number in range(count):
        rest, product = divmod(choose(keys), len(PRODUCTS))
        region, category = divmod(rest, len(CATEGORIES))
        rest, day = divmod(choose(12 * 28 * 50), 28)
        quantity, month = divmod(rest, 12)
        date = f"2026-{month + 1:02d}-{day + 1:02d}"
        price = 50 + choose(99_950)
        note = QUOTED_NOTE if number % 97 == 0 else "plain"
        yield number, date, REGIONS[region], CATEGORIES[category], PRODUCTS[product], quantity + 1, price, note


def money(cents):
    return f"{cents // 100}.{cents % 100:02d}"


def write_outline(path, count, form):
    """Writes the orders below rows for their keys, as tsv; in front of them is the level, unless the form is rows."""
    groups = {}
    for row in rows_of(count):
        groups.setdefault(row[2:5], []).append(row)
    total = 0
    with open(path, "w", encoding="utf-8", newline="") as file:

        def put(level, *fields):
            front = [level] if form == "outline" else []
            file.write(line([*front, *fields, *[""] * (len(COLUMNS) - len(fields))], "tsv", False))

        put("level", *COLUMNS)
        above = (None, None)
        for keys in sorted(groups):
            for level, key in enumerate(keys):
                if level == 2 or above[: level + 1] != keys[: level + 1]:
                    put(str(level + 1), key)
            above = keys[:2]
            for number, date, *_, quantity, price, note in groups[keys]:
                total += quantity * price
                put("4", str(number), date, *keys, str(quantity), money(price), money(quantity * price), note)
    return keep(path, form, {"rows": count, "groups": len(groups), "total": money(total)})


def write(path, count, form):
    """Writes the orders as csv, tsv (without quotes), json, outline or rows; returns what they add up to."""
    if form in ("outline", "rows"):
        return write_outline(path, count, form)
    total = 0
    groups = set()
    with open(path, "w", encoding="utf-8", newline="") as file:
        if form == "json":
            file.write("[\n")
        else:
            file.write(("\t" if form == "tsv" else ",").join(COLUMNS) + "\n")
        for number, date, region, category, product, quantity, price, note in rows_of(count):
            sum_of_row = quantity * price
            total += sum_of_row
            groups.add((region, category, product))
            fields = [str(number), date, region, category, product, str(quantity), money(price)]
            fields += [money(sum_of_row), note]
            file.write(line(fields, form, is_last=number == count - 1))
        if form == "json":
            file.write("]\n")
    return keep(path, form, {"rows": count, "groups": len(groups), "total": money(total)})


def keep(path, form, totals):
    """Writes down what a file adds up to."""
    path.with_suffix(f".{form}.totals").write_text(json.dumps(totals), encoding="utf-8")
    return totals


def line(fields, form, is_last):
    if form == "tsv":
        return "\t".join(field.replace('"', "") for field in fields) + "\n"
    if form == "csv":
        if '"' in fields[8]:
            fields[8] = '"' + fields[8].replace('"', '""') + '"'
        return ",".join(fields) + "\n"
    parts = [
        f'"{name}": ' + (text if name in ("order_id", "quantity", "unit_price", "total") else json.dumps(text))
        for name, text in zip(COLUMNS, fields)
    ]
    return "{" + ", ".join(parts) + ("}\n" if is_last else "},\n")


def totals_of(path):
    """What a file that was written before adds up to, or None."""
    try:
        return json.loads(path.with_suffix(path.suffix + ".totals").read_text(encoding="utf-8"))
    except OSError:
        return None
