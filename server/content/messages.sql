-- Files an enquiry that the release before writes while a rolling restart is under way.
create or replace function file_enquiry() returns trigger language plpgsql as $$
begin
  insert into contact_message (id, kind, reference, name, email, company_name, team_size, phone, message, created_at)
  values (new.id, 'ENQUIRY', new.reference, new.name, new.email, new.company_name, nullif(new.team_size, 'unknown'), new.phone, new.message, new.created_at);
  return null;
end $$;

create or replace trigger corporate_enquiry_filed before insert on corporate_enquiry for each row execute function file_enquiry();
