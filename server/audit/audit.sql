-- The audit log is append-only, for the owner of its table too.

create or replace function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only: %', tg_op using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function audit_refuse_change();
