-- Names that were stored with line breaks, which would become lines of a mail or a statement. Where nothing else was in one, it gets a word.
update account set name = coalesce(nullif(btrim(regexp_replace(name, '[\s\u0080-\u009f]+', ' ', 'g')), ''), 'Unnamed') where name ~ '[\n\r\t\v\f\u0080-\u009f\u2028\u2029]';
--> statement-breakpoint
update saved_search set name = coalesce(nullif(btrim(regexp_replace(name, '[\s\u0080-\u009f]+', ' ', 'g')), ''), 'Unnamed') where name ~ '[\n\r\t\v\f\u0080-\u009f\u2028\u2029]';
