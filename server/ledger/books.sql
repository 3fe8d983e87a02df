-- The books: postings move balances, entries balance, and nothing that is posted changes.

-- The books. A posting moves its account's balance in the same moment; the check on the account keeps it from going below zero.
create or replace function ledger_move_balance() returns trigger language plpgsql as $$
begin
  new.balance_after := null;
  update ledger_account set balance = balance + new.amount where id = new.account_id and owner_id is not null
    returning balance into new.balance_after;
  -- Whoever waited for the account comes after who moved it before, whatever number they began with.
  if found then
    new.seq := nextval('ledger_posting_seq_seq');
  end if;
  return new;
end $$;

create or replace trigger ledger_posting_moves before insert on ledger_posting for each row execute function ledger_move_balance();

-- At the end of its transaction an entry has at least two postings, and they add up to nothing in each unit.
create or replace function ledger_check_entry() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_posting where entry_id = new.id) < 2
    or exists (select from ledger_posting p join ledger_account a on a.id = p.account_id where p.entry_id = new.id
      group by a.unit having sum(p.amount) <> 0) then
    raise exception 'The entry % does not balance.', new.id using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_check_entry();

-- What one statement posts balances by itself, and belongs to entries of the same transaction: nothing is added later.
create or replace function ledger_check_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added p left join ledger_entry e on e.id = p.entry_id where e.id is null or not e.xmin = pg_current_xact_id()::xid)
    or exists (select from added p join ledger_account a on a.id = p.account_id group by p.entry_id, a.unit having sum(p.amount) <> 0) then
    raise exception 'Postings do not balance, or were added to an entry later.'
      using errcode = 'check_violation', constraint = 'ledger_posting_balanced';
  end if;
  return null;
end $$;

create or replace trigger ledger_posting_balanced after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_check_postings();

-- Nothing in the books is changed or removed: corrections are entries of their own.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append-only: %.%', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

create or replace trigger ledger_entry_stays before update or delete or truncate on ledger_entry for each statement execute function ledger_refuse_change();

create or replace trigger ledger_posting_stays before update or delete or truncate on ledger_posting for each statement execute function ledger_refuse_change();

create or replace trigger ledger_account_stays before delete or truncate on ledger_account for each statement execute function ledger_refuse_change();

-- Of an account only the balance moves, and only by a posting.
create or replace function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'An account begins with nothing.' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 or (new.id, new.kind, new.unit, new.owner_id, new.opened_at) is distinct from
    (old.id, old.kind, old.unit, old.owner_id, old.opened_at) then
    raise exception 'Balances move by postings only.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger ledger_account_guarded before insert or update on ledger_account for each row execute function ledger_guard_account();
