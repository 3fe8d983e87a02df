-- The sanitiser left elements open and wrote </span> in place of their end. Such a description becomes one paragraph with line breaks; the
-- next import sees that it differs from its source and writes it in its full form.
update job_detail d set description = '<p>' || regexp_replace(
    regexp_replace(
      regexp_replace(d.description, '</?(?:strong|em|b|i|a)(?: [^>]*)?>', '', 'g'),
      '\s*(?:</?[a-z][a-z0-9]*(?: [^>]*)?>\s*)+', '<br />', 'g'),
    '^(?:<br />)+|(?:<br />)+$', '', 'g') || '</p>'
  from listing l where l.job_id = d.id and d.description like '%</span>%';
