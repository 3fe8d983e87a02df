// Checks a company's own page over HTTP: who may write it, which texts, what visitors and filters see, and two at once.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import sharp from "sharp";
import type { CompanyPage } from "../../contract/companies/wire.ts";
import type { CompanyVersion, OwnCompany } from "../../contract/recruiting/company-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { type Bytes, urlOf } from "../../tests/support/uploads.ts";
import { cleanPictures } from "../pictures/index.ts";

const app = await startApp();
await app.listen();
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-admin");
await app.db.query("update company set website = 'https://www.acme.com' where id = $1", [firm.companyId]);
const job = await aJob(app.db, { companyId: firm.companyId });
const change = (person: Person, body: object) => person.send<OwnCompany>("PATCH", "/api/corporate/company", body);
const shown = async () => (await app.get<CompanyPage[]>(`/api/company/${firm.companyId}`)).body[0];

test("addresses are kept without characters that nothing keeps", async () => {
  const [nul, half] = ["https://github.com/a\0b", "https://github.com/c\ud800"];
  const answer = await change(firm.admin, { links: [nul, half], careerPage: nul });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.body.links, ["https://github.com/a b", "https://github.com/c\ufffd"]);
  const draft = await firm.admin.send<OwnCompany>("PATCH", "/api/corporate/company/draft", {
    links: [nul],
    website: "",
  });
  assert.equal(draft.status, 200, draft.text);
  await firm.admin.send("DELETE", "/api/corporate/company/draft");
  await change(firm.admin, { links: [], careerPage: "" });
});

test("what an admin writes is on the company's page, as plain text and in one spelling", async () => {
  const answer = await change(firm.admin, {
    about: "  We build <b>bridges</b>.\n\nAnd dams.\u0000 ",
    culture: " Quiet mornings.",
    links: ["github.com/acme", "", "https://github.com/acme"],
    benefits: ["  Free\nlunch ", "", "Free lunch", "Six weeks off"],
    offices: ["Pune, Baner Road"],
    industry: " Civil   Engineering ",
    teamSize: "51-200",
    headquarters: "Pune",
    foundedYear: 1987,
    website: "acme.com/about",
    careerPage: "https://careers.acme.com/",
    linkedIn: "https://www.linkedin.com/company/acme",
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.body, {
    id: firm.companyId,
    name: firm.name,
    about: "We build <b>bridges</b>.\n\nAnd dams.",
    culture: "Quiet mornings.",
    links: ["https://github.com/acme"],
    draft: null,
    benefits: ["Free lunch", "Six weeks off"],
    offices: ["Pune, Baner Road"],
    industry: "Civil Engineering",
    teamSize: "51-200",
    headquarters: "Pune",
    foundedYear: 1987,
    website: "https://acme.com/about",
    careerPage: "https://careers.acme.com/",
    linkedIn: "https://www.linkedin.com/company/acme",
    provenDomain: null,
    logoUrl: null,
    cover: null,
    photos: [],
  });
  assert.deepEqual((await firm.admin.send("GET", "/api/corporate/company")).body, answer.body);
  const page = await shown();
  assert.deepEqual(
    [page?.benefits, page?.offices, page?.foundedYear],
    [["Free lunch", "Six weeks off"], ["Pune, Baner Road"], 1987],
  );
  const found = await app.get<{ data: { id: string }[] }>("/api/job/?industry=Civil%20Engineering&teamSize=51-200");
  assert.deepEqual(
    found.body.data.map(({ id }) => id),
    [job.id],
    "filters follow the company's facts",
  );
});

test("what is left out stays, and an empty text removes", async () => {
  const answer = await change(firm.admin, { about: "", teamSize: null, benefits: [] });
  assert.deepEqual(
    [answer.body.about, answer.body.teamSize, answer.body.benefits, answer.body.industry, answer.body.offices],
    [null, null, [], "Civil Engineering", ["Pune, Baner Road"]],
  );
});

test("of two who save different fields at once, both stay", async () => {
  const [one, , two] = firm.people as [Person, Person, Person];
  await Promise.all([change(one, { headquarters: "Delhi" }), change(two, { foundedYear: 1990 })]);
  const page = await shown();
  assert.deepEqual([page?.headquarters, page?.foundedYear], ["Delhi", 1990]);
});

describe("refused", () => {
  const CASES: { name: string; body: object; status: number; field: string }[] = [
    { name: "too long a text", body: { about: "x".repeat(4_001) }, status: 400, field: "about" },
    { name: "too long a benefit", body: { benefits: ["x".repeat(121)] }, status: 400, field: "benefits.0" },
    {
      name: "too many offices",
      body: { offices: Array.from({ length: 21 }, (_, n) => `Office ${n}`) },
      status: 400,
      field: "offices",
    },
    { name: "an unknown size", body: { teamSize: "12" }, status: 400, field: "teamSize" },
    { name: "a year that is none", body: { foundedYear: 12.5 }, status: 400, field: "foundedYear" },
    { name: "a script among the links", body: { links: ["javascript:1"] }, status: 400, field: "links" },
    { name: "a script as a link", body: { careerPage: "javascript:alert(1)" }, status: 400, field: "careerPage" },
    { name: "another name", body: { name: "Evil" }, status: 400, field: "name" },
    {
      name: "a website at another company's domain",
      body: { website: "https://google.com" },
      status: 422,
      field: "website",
    },
    { name: "a website on a shared host", body: { website: "https://acme.github.io" }, status: 422, field: "website" },
    {
      name: "a profile elsewhere than on LinkedIn",
      body: { linkedIn: "https://linkedin.com.evil.org/x" },
      status: 422,
      field: "linkedIn",
    },
  ];
  for (const { name, body, status, field } of CASES)
    test(name, async () => {
      const answer = await change(firm.admin, body);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field?.split(".")[0], field.split(".")[0]);
    });

  test("for recruiters, people without a company, platform admins, admins of before, and without a token", async () => {
    const [, recruiter] = firm.people as [Person, Person];
    const others = [recruiter, await signedIn(app), await signedIn(app, { groups: ["admin"] })];
    const former = (await aFirm(app)).admin;
    await app.db.query("delete from company_member where account_id = $1", [former.accountId]);
    for (const person of [...others, former]) {
      assert.equal((await change(person, { about: "Mine" })).status, 403);
      assert.equal((await person.send("GET", "/api/corporate/company")).status, 403);
    }
    assert.equal((await app.get("/api/corporate/company")).status, 401);
  });
});

test("a domain that is proven or was added is the company's too", async () => {
  await app.db.query("update company set proven_domain = 'acme.in', proven_at = now() where id = $1", [firm.companyId]);
  assert.equal((await change(firm.admin, { website: "https://www.acme.in" })).status, 200);
});

describe("draft, publication and versions", () => {
  const PAGE = "/api/corporate/company";
  const { admin } = firm;
  const draft = (body: object, person = admin) => person.send<OwnCompany>("PATCH", `${PAGE}/draft`, body);
  const publishAsOf = (savedAt: string | undefined, person = admin) =>
    person.send<OwnCompany>("POST", `${PAGE}/draft/publish`, { savedAt });
  const publish = async (person = admin) => {
    const { draft: seen } = (await person.send<OwnCompany>("GET", PAGE)).body;
    return publishAsOf(seen?.savedAt ?? new Date(0).toISOString(), person);
  };
  const versions = async () => (await admin.send<{ data: CompanyVersion[] }>("GET", `${PAGE}/versions`)).body.data;

  test("visitors see a draft once it is published, and only what it changes", async () => {
    const saved = await draft({ about: "Drafted", headquarters: "" });
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(
      [saved.body.draft?.texts.about, saved.body.draft?.texts.headquarters, saved.body.draft?.savedBy],
      ["Drafted", null, admin.name],
    );
    assert.notEqual((await shown())?.about, "Drafted");
    await change(firm.people[2] as Person, { culture: "Loud evenings." });
    const published = await publish();
    assert.deepEqual(
      [published.body.about, published.body.headquarters, published.body.culture, published.body.draft],
      ["Drafted", null, "Loud evenings.", null],
    );
    assert.equal((await shown())?.culture, "Loud evenings.");
    assert.equal((await publish()).status, 409);
  });

  test("a draft that a colleague saved since is not published unseen", async () => {
    const before = (await shown())?.about;
    const seen = (await draft({ about: "Seen" })).body.draft?.savedAt;
    const newer = (await draft({ culture: "Half a sen" }, firm.people[2] as Person)).body.draft?.savedAt;
    const refused = await publishAsOf(seen);
    assert.equal(refused.status, 409, refused.text);
    assert.match(refusalIn(refused).errorMsg, /^A colleague has saved the draft since/);
    assert.equal((await shown())?.about, before);
    assert.equal((await publishAsOf(undefined)).status, 400);
    assert.equal((await publishAsOf(newer)).status, 200);
    await change(admin, { about: "Drafted", culture: "Loud evenings." });
  });

  test("what is as published is no draft, and a draft can be given up", async () => {
    assert.equal((await draft({ about: "Drafted" })).body.draft, null);
    await draft({ about: "Twice" });
    assert.equal((await draft({ foundedYear: 2001 })).body.draft?.texts.about, "Twice");
    assert.equal((await admin.send<OwnCompany>("DELETE", `${PAGE}/draft`)).body.draft, null);
    assert.equal((await shown())?.about, "Drafted");
  });

  test("every publication is kept, with what stood there before the first, and can be made the draft again", async () => {
    const kept = await versions();
    assert.deepEqual([kept[0]?.texts.about, kept[0]?.publishedBy], ["Drafted", admin.name]);
    const first = kept.at(-1);
    assert.deepEqual([first?.texts.about, first?.texts.benefits, first?.publishedBy], [null, [], null]);
    const restored = await admin.send<OwnCompany>("POST", `${PAGE}/versions/${kept[1]?.id}/restore`, {});
    assert.equal(restored.body.draft?.texts.about, kept[1]?.texts.about);
    assert.equal((await shown())?.about, "Drafted");
    await publish();
    const after = await versions();
    assert.deepEqual([after.length, after[0]?.texts], [kept.length + 1, kept[1]?.texts]);
    assert.equal((await admin.send("POST", `${PAGE}/versions/${firm.companyId}/restore`, {})).status, 404);
  });

  test("the oldest versions go, others' are out of reach, and two who publish one draft end with one version", async () => {
    for (let n = 0; n < 5; n += 1) await change(admin, { about: `Version ${n}` });
    await app.db.query(
      `insert into company_page_version select gen_random_uuid(), company_id, texts, published_at, null from company_page_version,
         generate_series(1, 30) where id = $1`,
      [(await versions())[0]?.id],
    );
    await change(admin, { about: "The last" });
    assert.equal((await versions()).length, 30);
    const stranger = (await aFirm(app)).admin;
    assert.equal(
      (await stranger.send("POST", `${PAGE}/versions/${(await versions())[0]?.id}/restore`, {})).status,
      404,
    );
    assert.equal((await draft({ about: "x" }, firm.people[1] as Person)).status, 403);
    await draft({ about: "At once" });
    const at = (await draft({ about: "At once!" })).body.draft?.savedAt;
    const answers = await Promise.all([publishAsOf(at), publishAsOf(at, firm.people[2] as Person)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal((await draft({ website: "https://google.com" })).status, 422);
  });
});

describe("pictures", () => {
  const PAGE = "/api/corporate/company";
  const drawn = (background: string, width = 700, height = 300) =>
    sharp({ create: { width, height, channels: 3, background } })
      .withExif({ IFD0: { Artist: "Asha Rao" } })
      .jpeg()
      .toBuffer() as Promise<Bytes>;

  /** Uploads as the admin; resolves to the upload's name. */
  async function uploaded(person: Person, bytes: Bytes, fileName = "ours.jpg"): Promise<string> {
    const resumeFileMimeType = "image/jpeg";
    const grant = await person.send<{ awsS3SignedUrl: string; awsS3Tag: string; cloudFileName: string }>(
      "POST",
      "/api/file/gsu2u/PUBLIC_PICTURE",
      { userId: person.email, resumeUserFileName: fileName, resumeFileMimeType },
    );
    assert.equal(grant.status, 200, grant.text);
    const { awsS3SignedUrl, awsS3Tag, cloudFileName } = grant.body;
    const headers = { awsS3Tag, fileType: resumeFileMimeType };
    const put = await fetch(urlOf(app, awsS3SignedUrl), { method: "PUT", headers, body: bytes });
    assert.equal(put.status, 200, await put.text());
    return cloudFileName;
  }
  const set = (kind: string, file: string, person = firm.admin) =>
    person.send<OwnCompany>("PUT", `${PAGE}/picture/${kind}`, { file });
  const fetched = async (url: string) => {
    const answer = await fetch(urlOf(app, url));
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test("a logo is shown at once, in lists and on cards too; a new one takes its place, and it can be removed", async () => {
    const first = await uploaded(firm.admin, await drawn("#ff0000"));
    const answer = await set("logo", first);
    assert.equal(answer.status, 200, answer.text);
    const logo = answer.body.logoUrl ?? "";
    assert.equal((await shown())?.logoUrl, logo);
    assert.equal(
      (await app.get<{ companyDetails: { logoUrl: string } }>(`/api/job/${job.id}`)).body.companyDetails.logoUrl,
      logo,
    );
    assert.equal((await set("logo", first)).body.logoUrl, logo, "repeated");
    const { answer: served, bytes } = await fetched(logo);
    assert.deepEqual(
      ["content-type", "x-content-type-options", "content-security-policy", "cache-control"].map((name) =>
        served.headers.get(name),
      ),
      ["image/webp", "nosniff", "default-src 'none'; sandbox", "public, max-age=31536000, immutable"],
    );
    const { width, height, format, exif } = await sharp(bytes).metadata();
    assert.deepEqual([width, height, format, exif], [160, 160, "webp", undefined]);
    const next = await set("logo", await uploaded(firm.admin, await drawn("#00ff00")));
    assert.notEqual(next.body.logoUrl, logo);
    await cleanPictures(app.deps);
    assert.equal((await fetched(logo)).answer.status, 404);
    assert.equal((await fetched(next.body.logoUrl ?? "")).answer.status, 200);
    assert.equal((await firm.admin.send<OwnCompany>("DELETE", `${PAGE}/picture/logo`)).body.logoUrl, null);
    assert.equal((await shown())?.logoUrl, null);
  });

  test("a cover and photos are on the page in two sizes, with what a photo shows", async () => {
    const cover = await set("cover", await uploaded(firm.admin, await drawn("#0000ff", 900, 300)));
    assert.deepEqual(
      [cover.body.cover?.width, cover.body.cover?.height, cover.body.cover?.smallWidth],
      [1500, 500, 720],
    );
    const file = await uploaded(firm.admin, await drawn("#222222"));
    const add = (body: object) => firm.admin.send<OwnCompany>("POST", `${PAGE}/photos`, body);
    assert.deepEqual(refusalIn(await add({ file, alt: " " })).field, "alt");
    const added = await add({ file, alt: "Our\nkitchen" });
    assert.deepEqual(
      added.body.photos.map(({ alt, width, height }) => [alt, width, height]),
      [["Our kitchen", 700, 300]],
    );
    const page = await shown();
    assert.deepEqual([page?.cover, page?.photos], [added.body.cover, added.body.photos]);
    for (const url of [added.body.photos[0]?.url, added.body.photos[0]?.smallUrl, page?.cover?.smallUrl])
      assert.equal((await fetched(url ?? "")).answer.status, 200);
    const left = await firm.admin.send<OwnCompany>("DELETE", `${PAGE}/photos/${added.body.photos[0]?.id}`);
    assert.deepEqual([left.body.photos, left.body.cover], [[], page?.cover]);
  });

  test("a hostile file is refused by its name, and nothing changes", async () => {
    const before = await shown();
    const page = await uploaded(firm.admin, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "evil.jpg");
    const answer = await set("cover", page);
    assert.deepEqual([answer.status, refusalIn(answer).field], [415, "file"]);
    assert.match(refusalIn(answer).errorMsg, /^“evil\.jpg” is not a JPEG/);
    const small = await set("cover", await uploaded(firm.admin, await drawn("#fff", 90, 30)));
    assert.deepEqual([small.status, refusalIn(small).field], [400, "file"]);
    assert.deepEqual(await shown(), before);
  });

  test("another person's upload, and anyone but an admin, are refused", async () => {
    const [, recruiter, other] = firm.people as [Person, Person, Person];
    const file = await uploaded(other, await drawn("#123456"));
    assert.equal((await set("logo", file)).status, 404);
    assert.equal((await set("logo", file, recruiter)).status, 403);
    assert.equal((await recruiter.send("DELETE", `${PAGE}/picture/cover`)).status, 403);
    assert.equal((await firm.admin.send("DELETE", `${PAGE}/photos/${firm.companyId}`)).status, 200);
  });

  test("of two logos set at once one stays, and the other one's files go", async () => {
    const files = [
      await uploaded(firm.admin, await drawn("#101010")),
      await uploaded(firm.admin, await drawn("#909090")),
    ];
    const answers = await Promise.all(files.map((file) => set("logo", file)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    await cleanPictures(app.deps);
    const stays = (await shown())?.logoUrl ?? "";
    const logos = await app.db.query("select from company_picture where company_id = $1 and kind = 'LOGO'", [
      firm.companyId,
    ]);
    assert.deepEqual([logos.length, (await fetched(stays)).answer.status], [1, 200]);
    assert.equal((await app.db.query("select from picture where removed_at is not null")).length, 0);
  });
});
