// Checks how the API's English errors become Hindi: by sentence, by sentence with filled parts, else by code.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REFUSAL_CODES } from "../../contract/endpoint.ts";
import * as english from "../../messages/en/errors.ts";
import * as hindi from "../../messages/hi/errors.ts";
import { t as identity } from "../../messages/hi/identity.ts";
import { wordedBy } from "./error-words.ts";

const partsOf = (text: string) => text.split("{}").length;

describe("an error in Hindi", () => {
  const CASES: [english: string, code: string, words: string][] = [
    ["Wrong e-mail address or password.", "NOT_AUTHORIZED", "ई-मेल पता या पासवर्ड ग़लत है।"],
    ["Please keep this under 120 characters.", "INVALID_BODY", "कृपया इसे 120 अक्षरों से कम रखें।"],
    ["At most 5 skills.", "INVALID_BODY", "ज़्यादा से ज़्यादा 5 स्किल।"],
    [
      "Your company has “C++ (Lead) {}” open there already, posted on 3 May 2026.",
      "DUPLICATE_JOB",
      "आपकी कंपनी की “C++ (Lead) {}” वहाँ पहले से खुली है, 3 May 2026 को पोस्ट हुई।",
    ],
    ["A sentence of tomorrow.", "CONFLICT", "यह अब इस तरह नहीं हो सकता। कृपया पेज फिर से लोड करें।"],
    ["A sentence of tomorrow.", "A_CODE_OF_TOMORROW", hindi.BY_CODE.OTHER ?? ""],
    ["User cancelled OAuth flow.", "OAUTH_CANCELLED", identity.userCancelledOauthFlow],
  ];
  for (const [text, code, words] of CASES)
    test(`${code}: ${text}`, () => assert.equal(wordedBy(hindi, text, code), words));

  test("has the parts of the English one, and is Hindi", () => {
    for (const [sentence, words] of Object.entries(hindi.ERRORS)) {
      assert.equal(partsOf(words), partsOf(sentence), sentence);
      assert.match(words, /\p{Script=Devanagari}/u);
    }
  });

  test("is found for each sentence, not for a more general one before it", () => {
    for (const [sentence, words] of Object.entries(hindi.ERRORS)) {
      const filled = (text: string) => text.replaceAll("{}", "7");
      assert.equal(wordedBy(hindi, filled(sentence), "OTHER"), filled(words), sentence);
    }
  });

  test("is never English", () => {
    for (const code of REFUSAL_CODES) assert.match(wordedBy(hindi, "Something new.", code), /^[^A-Za-z]*$/, code);
  });
});

test("English needs no words of its own", () => assert.deepEqual([english.ERRORS, english.BY_CODE], [{}, {}]));
