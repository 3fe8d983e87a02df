// Checks descriptions on their way to HTML and back, and that nothing that is typed becomes markup.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { htmlOfPosting, textOfPosting } from "./posting-text.ts";

const TYPED: [string, string, string][] = [
  ["nothing", "  \n\n ", ""],
  ["a line", "We build bridges.", "<p>We build bridges.</p>"],
  ["lines of a paragraph", "One\nTwo", "<p>One<br />Two</p>"],
  ["paragraphs", "One\n\n\n Two", "<p>One</p>\n<p>Two</p>"],
  ["line ends of Windows", "One\r\n\r\nTwo\rThree", "<p>One</p>\n<p>Two<br />Three</p>"],
  ["a heading", "# What you do\nLead.", "<h3>What you do</h3>\n<p>Lead.</p>"],
  ["two headings", "# A\n## B", "<h3>A</h3>\n<h3>B</h3>"],
  ["a list", "- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
  ["a list with blank lines", "- one\n\n- two", "<ul><li>one</li><li>two</li></ul>"],
  ["bullets from a word processor", "• one\n•two\n* three", "<ul><li>one</li><li>two</li><li>three</li></ul>"],
  ["a numbered list", "1. one\n2) two", "<ol><li>one</li><li>two</li></ol>"],
  [
    "a list below its line",
    "You bring:\n- Java\nYou get: pay",
    "<p>You bring:</p>\n<ul><li>Java</li></ul>\n<p>You get: pay</p>",
  ],
  ["a lone dash", "-\n-", "<p>-<br />-</p>"],
  ["a number that is none of a list", "2026 was good", "<p>2026 was good</p>"],
  ["a hash of a language", "C# and F#\n#hiring", "<p>C# and F#<br />#hiring</p>"],
  ["a hyphenated beginning", "-5 degrees", "<p>-5 degrees</p>"],
  ["markup", '<b onclick="x()">R&D</b>', "<p>&lt;b onclick=&quot;x()&quot;&gt;R&amp;D&lt;/b&gt;</p>"],
  ["a script in a list", "- <script>alert(1)</script>", "<ul><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>"],
];
describe("the page shows", () => {
  for (const [what, text, html] of TYPED) test(what, () => assert.equal(htmlOfPosting(text), html));
});

const SHOWN: [string, string, string][] = [
  ["nothing", "", ""],
  ["paragraphs", "<p>One</p><p>Two</p>", "One\n\nTwo"],
  ["breaks", "<p>One<br>Two<br />Three</p>", "One\nTwo\nThree"],
  ["emphasis", "<p><strong>Who:</strong> <em>you</em></p>", "Who: you"],
  ["headings", "<h2>A</h2><p>b</p><h4>C</h4>", "# A\n\nb\n\n# C"],
  ["lists", "<p>You:</p><ul><li>Java</li><li><p>SQL</p></li></ul><p>We</p>", "You:\n\n- Java\n- SQL\n\nWe"],
  ["numbers", "<ol><li>one</li><li>two</li></ol>", "1. one\n2. two"],
  ["lists within lists", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n- b\n- c"],
  ["empty items", "<ul><li></li><li>a</li><li> </li></ul>", "- a"],
  ["links", '<p>See <a href="https://x.example">our site</a>.</p>', "See our site."],
  [
    "entities",
    "<p>R&amp;D &lt;3 &#8377;5 &#x20B9;6&nbsp;lakhs &unknown; &#0;</p>",
    "R&D <3 ₹5 ₹6 lakhs &unknown; &#0;",
  ],
  ["what is escaped twice, once", "<p>&amp;lt;b&amp;gt;</p>", "&lt;b&gt;"],
  ["a lone bracket", "<p>a < b</p>", "a < b"],
];
describe("the form shows", () => {
  for (const [what, html, text] of SHOWN) test(what, () => assert.equal(textOfPosting(html), text));
});

describe("there and back again, the page stays as it was:", () => {
  for (const [what, text] of TYPED)
    test(what, () => {
      const html = htmlOfPosting(text);
      assert.equal(htmlOfPosting(textOfPosting(html)), html);
    });
});

test("whatever is typed, only our own elements are markup", () => {
  const pieces = ["<", ">", "&", '"', "'", "- ", "# ", "1. ", "\n", "\n\n", "a", "script", "/", "&lt;", "\u2028", "•"];
  // Numbers as everybody gets them, so that a failure can be looked at again.
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: next(30) }, () => pieces[next(pieces.length)]).join("");
    const html = htmlOfPosting(text);
    const bare = html.replace(/<\/?(?:p|ul|ol|li|h3)>|<br \/>/g, "").replace(/&(?:amp|lt|gt|quot);/g, "");
    assert.doesNotMatch(bare, /[<>&"]/, JSON.stringify(text));
  }
});
