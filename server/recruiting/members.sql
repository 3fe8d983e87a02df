-- A company with people has an admin among them, whichever code changes its members.

create or replace function company_check_admin() returns trigger language plpgsql as $$
begin
  -- Of two admins who leave at once, the second waits here, at its commit, until the first one's is visible.
  perform pg_advisory_xact_lock(hashtextextended('admins of ' || old.company_id, 0));
  if exists (select from company_member where company_id = old.company_id)
    and not exists (select from company_member where company_id = old.company_id and role = 'corporate-admin') then
    raise exception 'The company % would have people without an admin.', old.company_id
      using errcode = 'check_violation', constraint = 'company_member_admin';
  end if;
  return null;
end $$;

create constraint trigger company_member_admin after update or delete on company_member deferrable initially deferred
  for each row when (old.role = 'corporate-admin') execute function company_check_admin();
