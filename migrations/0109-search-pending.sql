-- What is written waits in a list that every search reads whole: of 256 kB at most, where 4 MB cost a search 3 ms.
alter index product_matched set (gin_pending_list_limit = 256);
