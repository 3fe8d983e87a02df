-- Finding companies by a name that may be misspelt.

-- Companies whose name is like `typed`, nearest first: names that start with it, then names with a few letters wrong. Closeness is 0 to 2000.
create or replace function similar_companies(typed text, most int) returns table (company_id uuid, closeness int)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  select id, case when name_key = facet_key(typed) then 2000 when starts_with(name_key, facet_key(typed)) then 1500
    else (word_similarity(facet_key(typed), lower(name)) * 1000)::int end as closeness
  from company where facet_key(typed) <% lower(name)
  order by 2 desc, open_jobs desc, id desc limit most
$$;
