// Nothing active survives the sanitiser, and what is harmless keeps its shape.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../../demo/random.ts";
import { decodeOnce, describe, htmlOfText, sanitiseHtml, splitGlued, textOfHtml } from "./html-text.ts";

const ATTACKS = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<math href='javascript:alert(1)'>x</math>",
  "<xmp><script>alert(1)</script></xmp>",
  "<xmp></xmp><img src=x onerror=alert(1)></xmp>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><img src=x onerror=alert(1)></template>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<title><img src=x onerror=alert(1)></title>",
  "<style>@import 'https://evil.example';</style>",
  "<style><img src=x onerror=alert(1)></style>",
  "<p style='background:url(javascript:alert(1))'>x</p>",
  "<p onclick=alert(1)>x</p>",
  "<p onmouseover='alert(1)'>x</p>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='JaVaScRiPt:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='java&#10;script:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='http://plain.example/'>x</a>",
  "<a href='//evil.example/'>x</a>",
  "<a href='/relative'>x</a>",
  "<a href='https://user:pass@evil.example/'>x</a>",
  "<a href='https://evil.example/' onclick='alert(1)' target='_blank'>x</a>",
  "<iframe src='https://evil.example'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='javascript:alert(1)'></object>",
  "<embed src='javascript:alert(1)'>",
  "<form action='https://evil.example'><input name=a><button formaction='javascript:alert(1)'>go</button></form>",
  "<base href='https://evil.example/'>",
  "<link rel=stylesheet href='https://evil.example/x.css'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<video src=x onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)></audio>",
  "<details open ontoggle=alert(1)>x</details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<body onload=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<select><option><img src=x onerror=alert(1)></option></select>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?php echo 1 ?><script>alert(1)</script>",
  "<p id='x' class='y' data-z='1'>x</p>",
  "<h2 style='position:fixed'>x</h2>",
  "<plaintext><script>alert(1)</script>",
  "<p>\u0000<scr\u0000ipt>alert(1)</script></p>",
  "&lt;img src=x onerror=alert(1)&gt;",
];

const TAG = /<\/?([a-z0-9]+)([^>]*)>/gi;
const ALLOWED = new Set(["p", "ul", "ol", "li", "br", "strong", "em", "b", "i", "h2", "h3", "h4", "a"]);

/** What an output holds that it must not. */
function violations(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([whole, name = "", rest = ""]) => {
    if (!ALLOWED.has(name)) return [whole];
    const attributes = rest.replace(/\/$/, "").trim();
    if (attributes === "") return [];
    return name === "a" && /^href="https:\/\/[^"@\s]+" rel="nofollow noopener"$/.test(attributes) ? [] : [whole];
  });
}

test(`none of ${ATTACKS.length} attacks survives`, () => {
  assert.ok(ATTACKS.length >= 55);
  for (const attack of ATTACKS) {
    for (const html of [
      sanitiseHtml(attack),
      sanitiseHtml(`<div>${attack}`),
      sanitiseHtml(sanitiseHtml(attack)),
      describe(attack),
      sanitiseHtml(decodeOnce(attack.replaceAll("<", "&lt;"))),
    ]) {
      assert.deepEqual(violations(html), [], `${attack} -> ${html}`);
      assert.ok(!/<script|<img|<svg/i.test(html), html);
    }
  }
  assert.deepEqual(violations("<p onclick=x>"), ["<p onclick=x>"], "the check itself can fail");
});

/** Pieces that fragments are put together from: what boards send, what attackers send, and tags that are cut off. */
const PIECES = [
  ..."p ul ol li b i em strong h1 h2 h4 h6 div section table tr td th span a pre"
    .split(" ")
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...[
    "https://a.example/x",
    "http://a.example",
    "mailto:a@b.example",
    "javascript:alert(1)",
    "/x",
    "https://u:p@a.example",
  ].map((href) => `<a href="${href}" title="x">`),
  ...["<br>", "<hr>", "<img src=x onerror=alert(1)>", "<svg>", "</svg>", "<script>x</script>", "<style>", "</style>"],
  ...[
    "<!-- ",
    " -->",
    "<p onclick='x'",
    "<a href='",
    "'",
    '"',
    "&lt;b&gt;",
    "&nbsp;",
    "text",
    " ",
    "<",
    ">",
    "&",
    "</span>",
  ],
];

/** What is not nested properly, or stays open. */
function imbalances(html: string): string[] {
  const open: string[] = [];
  for (const [whole, name = ""] of html.matchAll(TAG)) {
    if (whole === "<br />") continue;
    if (!whole.startsWith("</")) open.push(name);
    else if (open.pop() !== name) return [whole];
  }
  return open;
}

test("10,000 fragments come out balanced, with allowed tags and attributes alone", () => {
  const random = new Random("fragments of HTML");
  for (let made = 0; made < 10_000; made += 1) {
    const fragment = Array.from({ length: random.between(1, 14) }, () => random.pick(PIECES)).join("");
    const html = sanitiseHtml(fragment);
    assert.deepEqual([...violations(html), ...imbalances(html)], [], `${fragment} -> ${html}`);
  }
  assert.deepEqual(imbalances("<p><b>x</p></b>"), ["</p>"], "the check itself can fail");
  assert.deepEqual(imbalances("<a>x"), ["a"], "the check itself can fail");
});

test("harmless HTML keeps its shape", () => {
  const cases: [string, string][] = [
    ["<h1>A</h1><h5>B</h5>", "<h2>A</h2><h4>B</h4>"],
    ["<div>one</div><div>two <b>x</b></div>", "<p>one</p><p>two <b>x</b></p>"],
    ["<div><p>one</p><div>two</div></div>", "<p>one</p><p>two</p>"],
    ["<p>&nbsp;</p><p>x</p><p><br></p>", "<p>x</p>"],
    ["<ul><li>a</li><li> </li></ul>", "<ul><li>a</li></ul>"],
    ["<table><tr><td>a</td><td>b</td></tr></table>", "<p> a b </p>"],
    ['<a href="https://a.example/x">y</a>', '<a href="https://a.example/x" rel="nofollow noopener">y</a>'],
    ['<a href="mailto:a@b.example">m</a><p>x</p><b>y</b>', "m<p>x</p><b>y</b>"],
    ["a &lt; b &amp; c", "a &lt; b &amp; c"],
  ];
  for (const [given, wanted] of cases) assert.equal(sanitiseHtml(given), wanted, given);
});

test("plain text becomes paragraphs and lists, and HTML becomes text", () => {
  assert.equal(
    htmlOfText("One <b>\nTwo\n\n- a\n- b\nEnd"),
    "<p>One &lt;b&gt;<br />Two</p>\n<ul><li>a</li><li>b</li></ul>\n<p>End</p>",
  );
  assert.match(textOfHtml("<h2>Head</h2><ul><li>a</li></ul><p>x &amp; y</p>"), /^Head\n+\s*- a\n+x & y$/);
  assert.equal(describe("&lt;p&gt;x&lt;/p&gt;"), "<p>x</p>");
  assert.equal(
    splitGlued("more experienceKnowledge of powerShell and video cameras.Learn"),
    "more experience Knowledge of powerShell and video cameras. Learn",
  );
  assert.equal(splitGlued("JavaScript, Node.Js, iPhone"), "JavaScript, Node.Js, iPhone");
});

test("deep nesting and long input end quickly and small", () => {
  assert.equal(splitGlued("x".repeat(100_000)).length, 100_000);
  assert.ok(sanitiseHtml("<div>".repeat(50_000)).length < 1000);
  assert.ok(sanitiseHtml(`${"<b>".repeat(20_000)}x`).length < 5_000);
});
