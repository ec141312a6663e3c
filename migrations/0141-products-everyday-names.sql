-- Further names of everyday goods, hobbies, materials and cities are in the products' index, and what phrases in the plural
-- name is what they name in the singular.
update product set index_due = true where not index_due;
