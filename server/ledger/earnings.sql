-- What fees need behind them, and what a payout shares with the accounts that paid its earnings.

-- Paise that the month of `moment` has spent of its budget; months are India's.
create or replace function fee_budget_used(moment timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from ledger_earning
  where funded_by = 'BUDGET' and state <> 'REVERSED'
    and earned_at >= date_trunc('month', moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    and earned_at < (date_trunc('month', moment at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'
$$;

-- One at a time, so that reviews of the same moment see what the others took of the budget.
create or replace function ledger_check_budget() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fee budget', 0));
  if fee_budget_used(new.earned_at) + new.amount > (select amount from fee_budget_version order by version desc limit 1) then
    raise exception 'The month has no budget left for this fee.' using errcode = 'check_violation', constraint = 'ledger_earning_budget_left';
  end if;
  return new;
end $$;

create or replace trigger ledger_earning_budget_left before insert on ledger_earning for each row when (new.funded_by = 'BUDGET')
  execute function ledger_check_budget();

-- Fees that stand against no spent credit of their other side.
create or replace view ledger_unfunded_fee as
  select g.id, g.subject_id from ledger_earning g
  where g.funded_by in ('CREDIT', 'BUDGET') and g.state <> 'REVERSED' and not exists (
    select from ledger_hold h where h.subject_id = g.subject_id and h.purpose = 'REFERRAL_REQUEST' and h.state = 'CAPTURED'
      and h.owner_id = g.counterparty_id and h.is_bought = (g.funded_by = 'CREDIT'));

-- At the end of its transaction a review's fee has a spent credit behind it, whichever of the two was written.
create or replace function ledger_check_fee() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_unfunded_fee f where f.subject_id = new.subject_id) then
    raise exception 'The fee of % has no spent credit behind it.', new.subject_id using errcode = 'check_violation', constraint = 'ledger_earning_backed';
  end if;
  return null;
end $$;

create constraint trigger ledger_earning_backed after insert or update on ledger_earning deferrable initially deferred
  for each row when (new.funded_by in ('CREDIT', 'BUDGET')) execute function ledger_check_fee();

create constraint trigger ledger_hold_backs after update on ledger_hold deferrable initially deferred
  for each row when (old.state = 'CAPTURED') execute function ledger_check_fee();

-- What the owner of a payout shares with accounts they earned by, and who else is paid to the same place.
create or replace function payout_signs(payout_id uuid) returns table (kind text, other_id uuid, first_at timestamptz, last_at timestamptz)
language sql stable as $$
  with paid as (select owner_id, destination_mark from payout where id = payout_id),
    -- The owner, and the accounts that became part of theirs.
    earners as (select owner_id as id from paid union all select a.id from account a join paid on paid.owner_id = a.merged_into),
    others as (select distinct g.counterparty_id as id from ledger_earning g join earners on earners.id = g.owner_id
      where g.state <> 'REVERSED' and g.counterparty_id <> g.owner_id)
  select mine.kind, theirs.account_id, min(greatest(mine.first_at, theirs.first_at)), max(greatest(mine.last_at, theirs.last_at))
    from paid join account_trace mine on mine.account_id = paid.owner_id
      join account_trace theirs on theirs.hash = mine.hash and theirs.kind = mine.kind
      join others on others.id = theirs.account_id
    group by mine.kind, theirs.account_id
  union all
  select 'DESTINATION', p.owner_id, min(p.asked_at), max(p.asked_at) from payout p join paid on p.destination_mark = paid.destination_mark
    where p.owner_id <> paid.owner_id group by p.owner_id
$$;

-- A payout with signs of a ring is not paid before an admin has cleared each of them.
create or replace function payout_check_signs() returns trigger language plpgsql as $$
begin
  if exists (select from payout_signs(new.id) s where not s.kind || ':' || s.other_id = any (coalesce(new.cleared_signs, '{}'))) then
    raise exception 'The payout % has signs of a ring that nobody has cleared.', new.id using errcode = 'check_violation', constraint = 'payout_cleared';
  end if;
  return new;
end $$;

create or replace trigger payout_cleared before update on payout for each row when (new.state = 'PAID' and old.state <> 'PAID')
  execute function payout_check_signs();
