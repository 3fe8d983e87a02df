CREATE TABLE "fee_budget_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"is_placeholder" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_budget_version_amount" CHECK ("fee_budget_version"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "price_change" DROP CONSTRAINT "price_change_kind";--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD COLUMN "counterparty_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD COLUMN "funded_by" text;--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD COLUMN "pair_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_hold" ADD COLUMN "is_bought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_budget_version_once" ON "fee_budget_version" USING btree ("version");--> statement-breakpoint
CREATE INDEX "ledger_earning_counterparty" ON "ledger_earning" USING btree ("counterparty_id");--> statement-breakpoint
CREATE INDEX "ledger_earning_budget" ON "ledger_earning" USING btree ("earned_at") WHERE funded_by = 'BUDGET';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_earning_one_review" ON "ledger_earning" USING btree ("subject_id","kind") WHERE funded_by in ('CREDIT', 'BUDGET');--> statement-breakpoint
-- The operator begins without a budget.
insert into fee_budget_version (id, version, amount, is_placeholder, made_at)
  values ('00000000-0000-7000-8000-000000000301', 1, 0, true, now());
--> statement-breakpoint
-- What was earned before the rules below stays as it was; its other side is known where its subject still is.
update ledger_earning set funded_by = 'BEFORE' where kind in ('REVIEWED_REQUEST', 'REFERRED_OUTCOME');
--> statement-breakpoint
update ledger_earning g set counterparty_id = r.candidate_id, pair_until = g.earned_at + interval '720 hours'
  from referral_request r where r.id = g.subject_id and g.funded_by = 'BEFORE';
--> statement-breakpoint
update ledger_earning g set counterparty_id = b.candidate_id from guidance_booking b where b.id = g.subject_id and g.kind = 'GUIDANCE_SESSION';
--> statement-breakpoint
update ledger_earning g set counterparty_id = a.account_id from application a where a.id = g.subject_id and g.kind = 'SHARE_REWARD';
--> statement-breakpoint
update ledger_earning set release_at = available_at where state in ('PENDING', 'FROZEN');
--> statement-breakpoint
-- Bought credits go first, so the earliest requests since somebody's first plan were theirs.
update ledger_hold h set is_bought = true from (
  select l.id, row_number() over (partition by l.owner_id order by l.made_at, l.id) as place, b.credits
  from ledger_hold l join (
    select a.owner_id, sum(p.amount) as credits, min(e.at) filter (where e.kind = 'CREDITS_BOUGHT') as since
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
    where a.kind = 'CREDITS' and e.kind in ('CREDITS_BOUGHT', 'REVERSAL') group by a.owner_id) b on b.owner_id = l.owner_id
  where l.purpose = 'REFERRAL_REQUEST' and l.state in ('HELD', 'CAPTURED') and l.made_at >= b.since) ranked
  where ranked.id = h.id and ranked.place <= ranked.credits;
--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD CONSTRAINT "ledger_earning_release" CHECK ("ledger_earning"."state" <> 'AVAILABLE' or "ledger_earning"."settled_at" >= "ledger_earning"."release_at");--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD CONSTRAINT "ledger_earning_funds" CHECK ("ledger_earning"."funded_by" in ('CREDIT', 'BUDGET', 'BEFORE'));--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD CONSTRAINT "ledger_earning_funded" CHECK (("ledger_earning"."kind" in ('REVIEWED_REQUEST', 'REFERRED_OUTCOME')) = ("ledger_earning"."funded_by" is not null));--> statement-breakpoint
ALTER TABLE "ledger_earning" ADD CONSTRAINT "ledger_earning_pair" CHECK ("ledger_earning"."funded_by" = 'BEFORE' or "ledger_earning"."funded_by" is null
        or ("ledger_earning"."counterparty_id" is not null and "ledger_earning"."pair_until" >= "ledger_earning"."earned_at" + interval '720 hours'));--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_kind" CHECK ("price_change"."kind" in ('PLAN', 'FEE', 'BUDGET'));--> statement-breakpoint
-- A pair earns by one request in thirty days.
alter table ledger_earning add constraint ledger_earning_pair_once exclude using gist (
  owner_id with =, counterparty_id with =, subject_id with <>, tstzrange(earned_at, pair_until) with &&)
  where (funded_by in ('CREDIT', 'BUDGET') and state <> 'REVERSED');
--> statement-breakpoint
-- Paise that the month of `moment` has spent of its budget; months are India's.
create function fee_budget_used(moment timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from ledger_earning
  where funded_by = 'BUDGET' and state <> 'REVERSED'
    and earned_at >= date_trunc('month', moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    and earned_at < (date_trunc('month', moment at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'
$$;
--> statement-breakpoint
-- One at a time, so that reviews of the same moment see what the others took of the budget.
create function ledger_check_budget() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('fee budget', 0));
  if fee_budget_used(new.earned_at) + new.amount > (select amount from fee_budget_version order by version desc limit 1) then
    raise exception 'The month has no budget left for this fee.' using errcode = 'check_violation', constraint = 'ledger_earning_budget_left';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_earning_budget_left before insert on ledger_earning for each row when (new.funded_by = 'BUDGET')
  execute function ledger_check_budget();
--> statement-breakpoint
-- Fees that stand against no spent credit of their other side.
create view ledger_unfunded_fee as
  select g.id, g.subject_id from ledger_earning g
  where g.funded_by in ('CREDIT', 'BUDGET') and g.state <> 'REVERSED' and not exists (
    select from ledger_hold h where h.subject_id = g.subject_id and h.purpose = 'REFERRAL_REQUEST' and h.state = 'CAPTURED'
      and h.owner_id = g.counterparty_id and h.is_bought = (g.funded_by = 'CREDIT'));
--> statement-breakpoint
-- At the end of its transaction a review's fee has a spent credit behind it, whichever of the two was written.
create function ledger_check_fee() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_unfunded_fee f where f.subject_id = new.subject_id) then
    raise exception 'The fee of % has no spent credit behind it.', new.subject_id using errcode = 'check_violation', constraint = 'ledger_earning_backed';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_earning_backed after insert or update on ledger_earning deferrable initially deferred
  for each row when (new.funded_by in ('CREDIT', 'BUDGET')) execute function ledger_check_fee();
--> statement-breakpoint
create constraint trigger ledger_hold_backs after update on ledger_hold deferrable initially deferred
  for each row when (old.state = 'CAPTURED') execute function ledger_check_fee();
