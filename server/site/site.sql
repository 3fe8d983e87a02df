-- Versions of the site's settings stay as they are, and follow one another without a gap.

create or replace function site_version_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Versions of the settings stay: %', tg_op using errcode = 'restrict_violation';
end $$;

create or replace trigger site_version_stays before update or delete or truncate on site_version
  for each statement execute function site_version_refuse_change();

create or replace function site_version_follows() returns trigger language plpgsql as $$
begin
  if new.version <> 1 + coalesce((select max(version) from site_version where version < new.version), 0) then
    raise exception 'Version % does not follow the one before.', new.version using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger site_version_in_order before insert on site_version
  for each row execute function site_version_follows();
