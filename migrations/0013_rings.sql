CREATE TABLE "account_trace" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_trace_account_id_kind_hash_pk" PRIMARY KEY("account_id","kind","hash"),
	CONSTRAINT "account_trace_kind" CHECK ("account_trace"."kind" in ('BROWSER', 'ADDRESS'))
);
--> statement-breakpoint
CREATE TABLE "used_reference" (
	"company_id" uuid NOT NULL,
	"reference" "bytea" NOT NULL,
	"request_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_reference_company_id_reference_pk" PRIMARY KEY("company_id","reference")
);
--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "destination_mark" "bytea";--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "cleared_signs" text[];--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "cleared_by" uuid;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "cleared_reason" text;--> statement-breakpoint
ALTER TABLE "referee" ADD COLUMN "is_mailbox_hash" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account_trace" ADD CONSTRAINT "account_trace_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_reference" ADD CONSTRAINT "used_reference_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Hashes of before are of addresses as they were typed: a round hashes them again.
update referee set is_mailbox_hash = false;
--> statement-breakpoint
-- Numbers that have proven a referral already; of two with the same the first stays.
insert into used_reference (company_id, reference, request_id, used_at)
  select company_id, sha256(convert_to(coalesce(nullif(upper(regexp_replace(normalize(reference, nfkc), '[^[:alnum:]]', '', 'g')), ''),
      upper(trim(reference))), 'UTF8')), id, updated_at
  from referral_request where reference is not null and status in ('REFERRED', 'DISPUTED', 'CONFIRMED') order by updated_at, id
  on conflict do nothing;
--> statement-breakpoint
CREATE INDEX "account_trace_hash" ON "account_trace" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "account_trace_last" ON "account_trace" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "used_reference_request" ON "used_reference" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payout_destination" ON "payout" USING btree ("destination_mark");--> statement-breakpoint
CREATE INDEX "referee_to_rehash" ON "referee" USING btree ("verified_at") WHERE not is_mailbox_hash;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_cleared_whole" CHECK (num_nulls("payout"."cleared_signs", "payout"."cleared_by", "payout"."cleared_at", "payout"."cleared_reason") in (0, 4));--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_cleared_by_another" CHECK ("payout"."cleared_by" <> "payout"."owner_id");
--> statement-breakpoint
-- What the owner of a payout shares with accounts they earned by, and who else is paid to the same place.
create function payout_signs(payout_id uuid) returns table (kind text, other_id uuid, first_at timestamptz, last_at timestamptz)
language sql stable as $$
  with paid as (select owner_id, destination_mark from payout where id = payout_id),
    others as (select distinct g.counterparty_id as id from ledger_earning g join paid on paid.owner_id = g.owner_id
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
--> statement-breakpoint
-- A payout with signs of a ring is not paid before an admin has cleared each of them.
create function payout_check_signs() returns trigger language plpgsql as $$
begin
  if exists (select from payout_signs(new.id) s where not s.kind || ':' || s.other_id = any (coalesce(new.cleared_signs, '{}'))) then
    raise exception 'The payout % has signs of a ring that nobody has cleared.', new.id using errcode = 'check_violation', constraint = 'payout_cleared';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payout_cleared before update on payout for each row when (new.state = 'PAID' and old.state <> 'PAID')
  execute function payout_check_signs();
