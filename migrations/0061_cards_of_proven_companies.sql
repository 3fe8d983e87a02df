-- The release before this one can go on.
-- Cards say when their company is proven; this is the text that job_card adds.
update job j set card = left(j.card, -1) || ',"isCompanyProven":true}' from company c where c.id = j.company_id and c.proven_domain is not null;
