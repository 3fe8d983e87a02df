// The words of errors, in Hindi: by the API's own sentence, else by its code.

/** By the API's sentence; each {} is a part that the sentence fills, in the order of both. */
export const ERRORS: Readonly<Record<string, string>> = {
  // Fields.
  "Please correct a field.": "कृपया एक जानकारी ठीक करें।",
  "Please enter your name.": "कृपया अपना नाम लिखें।",
  "Please enter your e-mail address.": "कृपया अपना ई-मेल पता लिखें।",
  "Please enter an e-mail address like name@example.com.": "कृपया name@example.com जैसा ई-मेल पता लिखें।",
  "This e-mail address is too long.": "यह ई-मेल पता बहुत लंबा है।",
  "Please enter a phone number, or leave this empty.": "कृपया फ़ोन नंबर लिखें, या इसे खाली छोड़ें।",
  "Please enter your password.": "कृपया अपना पासवर्ड लिखें।",
  "Please choose a password.": "कृपया पासवर्ड चुनें।",
  "This is longer than any password here.": "यह यहाँ के किसी भी पासवर्ड से लंबा है।",
  "Spaces alone are not a password. Please use other characters.":
    "सिर्फ़ खाली जगह पासवर्ड नहीं हो सकती। कृपया दूसरे अक्षर लिखें।",
  "Please use at least {} characters.": "कृपया कम से कम {} अक्षर लिखें।",
  "Please use at most {} characters.": "कृपया ज़्यादा से ज़्यादा {} अक्षर लिखें।",
  "Please choose a longer password, with capitals, figures and signs.":
    "कृपया बड़े अक्षरों, अंकों और चिह्नों वाला लंबा पासवर्ड चुनें।",
  "This password is among the first that others would try. Please choose another.":
    "यह पासवर्ड दूसरे लोग सबसे पहले आज़माएँगे। कृपया कोई और चुनें।",
  "Please enter the code from the e-mail.": "कृपया मेल में आया कोड लिखें।",
  "Please enter the {} digits from the e-mail.": "कृपया मेल में आए {} अंक लिखें।",
  "Please enter the code.": "कृपया कोड लिखें।",
  "The code has {} digits.": "कोड में {} अंक होते हैं।",
  "Please enter the 6 digits from the app, or a recovery code of 10 characters.":
    "कृपया ऐप के 6 अंक, या 10 अक्षरों का रिकवरी कोड लिखें।",
  "Please keep this under {} characters.": "कृपया इसे {} अक्षरों से कम रखें।",
  "Please keep each under {} characters.": "कृपया हर एक को {} अक्षरों से कम रखें।",
  "Please keep each line under {} characters.": "कृपया हर पंक्ति को {} अक्षरों से कम रखें।",
  "Please keep the description under {} characters.": "कृपया विवरण को {} अक्षरों से कम रखें।",
  "At most {} at once.": "एक बार में ज़्यादा से ज़्यादा {}।",
  "At most {} lines.": "ज़्यादा से ज़्यादा {} पंक्तियाँ।",
  "At most {} links.": "ज़्यादा से ज़्यादा {} लिंक।",
  "At most {} skills.": "ज़्यादा से ज़्यादा {} स्किल।",
  "At most {} places.": "ज़्यादा से ज़्यादा {} स्थान।",
  "At most {} years.": "ज़्यादा से ज़्यादा {} साल।",
  "At most {} choices.": "ज़्यादा से ज़्यादा {} विकल्प।",
  "At most {} questions.": "ज़्यादा से ज़्यादा {} सवाल।",
  "At most {} soft skills: take one off your profile first.": "ज़्यादा से ज़्यादा {} सॉफ़्ट स्किल: पहले प्रोफ़ाइल से एक हटाएँ।",
  "At most {}.": "ज़्यादा से ज़्यादा {}।",
  "At most a year.": "ज़्यादा से ज़्यादा एक साल।",
  "At least one credit.": "कम से कम एक क्रेडिट।",
  "Not below zero.": "शून्य से कम नहीं।",
  "Please enter an amount.": "कृपया रकम लिखें।",
  "Please enter a price.": "कृपया कीमत लिखें।",
  "Please choose whole rupees.": "कृपया पूरे रुपये चुनें।",
  "Please enter a year.": "कृपया साल लिखें।",
  "Please give whole years.": "कृपया पूरे साल लिखें।",
  "Please give 0 or more years.": "कृपया 0 या अधिक साल लिखें।",
  "Please enter your years of experience, 0 to 70.": "कृपया अपने अनुभव के साल लिखें, 0 से 70।",
  "Please give a month, as 2021-04.": "कृपया महीना लिखें, जैसे 2021-04।",
  "Please enter a year, or a year and a month like 2024-03.": "कृपया साल, या 2024-03 जैसा साल और महीना लिखें।",
  "Please choose a day.": "कृपया दिन चुनें।",
  "Please choose a time.": "कृपया समय चुनें।",
  "Please choose a time like 18:30.": "कृपया 18:30 जैसा समय चुनें।",
  "Please choose a time zone.": "कृपया समय क्षेत्र चुनें।",
  "Please choose a topic.": "कृपया विषय चुनें।",
  "Please choose what this is about.": "कृपया चुनें कि यह किस बारे में है।",
  "Please choose a team size.": "कृपया टीम का आकार चुनें।",
  "Please choose your team size.": "कृपया अपनी टीम का आकार चुनें।",
  "Please choose your company.": "कृपया अपनी कंपनी चुनें।",
  "Please choose a job.": "कृपया नौकरी चुनें।",
  "Please choose a picture.": "कृपया तस्वीर चुनें।",
  "Please choose a domain.": "कृपया डोमेन चुनें।",
  "Please enter your company's name.": "कृपया अपनी कंपनी का नाम लिखें।",
  "Please enter the company's name.": "कृपया कंपनी का नाम लिखें।",
  "Please tell us whom you want to hire.": "कृपया बताएँ कि आप किसे नियुक्त करना चाहते हैं।",
  "Please tell us a little more (at least 20 characters).": "कृपया थोड़ा और बताएँ (कम से कम 20 अक्षर)।",
  "Please write your message.": "कृपया अपना संदेश लिखें।",
  "Please write a message.": "कृपया संदेश लिखें।",
  "Please write your answer.": "कृपया अपना जवाब लिखें।",
  "Please write the reply.": "कृपया जवाब लिखें।",
  "Please name the reply.": "कृपया जवाब को नाम दें।",
  "Please write at least {} characters: what would help them?": "कृपया कम से कम {} अक्षर लिखें: उन्हें किससे मदद मिलेगी?",
  "Please fill this in, or remove it.": "कृपया इसे भरें, या हटाएँ।",
  "Please give it a name, such as “My phone”.": "कृपया इसे नाम दें, जैसे “मेरा फ़ोन”।",
  "Please say why.": "कृपया कारण बताएँ।",
  "Please say why: the person reads it.": "कृपया कारण बताएँ: वह व्यक्ति इसे पढ़ेगा।",
  "Please say why: both sides read it.": "कृपया कारण बताएँ: दोनों पक्ष इसे पढ़ेंगे।",
  "Please say why, for the admin who decides.": "कृपया फ़ैसला करने वाले एडमिन के लिए कारण बताएँ।",
  "Please say why the job should be back.": "कृपया बताएँ कि नौकरी वापस क्यों आनी चाहिए।",
  "Please say what is wrong.": "कृपया बताएँ कि क्या ग़लत है।",
  "Please say what happened.": "कृपया बताएँ कि क्या हुआ।",
  "Please say something about it.": "कृपया इसके बारे में कुछ लिखें।",
  "Please say what you do there.": "कृपया बताएँ कि आप वहाँ क्या करते हैं।",
  "Please say when you started there.": "कृपया बताएँ कि आप वहाँ कब से काम करते हैं।",
  "Please say in a line what you offer.": "कृपया एक पंक्ति में बताएँ कि आप क्या देते हैं।",
  "Please say what the interview is.": "कृपया बताएँ कि इंटरव्यू किस चीज़ का है।",
  "Please say what the photo shows.": "कृपया बताएँ कि फ़ोटो में क्या है।",
  "Please say where you meet: a link or a place.": "कृपया बताएँ कि आप कहाँ मिलेंगे: लिंक या जगह।",
  "Please say where to meet: an address or a link.": "कृपया बताएँ कि कहाँ मिलना है: पता या लिंक।",
  "Please choose what you offer.": "कृपया चुनें कि आप क्या देते हैं।",
  "Please name at least one topic.": "कृपया कम से कम एक विषय लिखें।",
  "Please name at most {} topics.": "कृपया ज़्यादा से ज़्यादा {} विषय लिखें।",
  "A topic needs a name.": "विषय का नाम ज़रूरी है।",
  "Please offer at least one time.": "कृपया कम से कम एक समय दें।",
  "Please offer at most {} times.": "कृपया ज़्यादा से ज़्यादा {} समय दें।",
  "Please add at most 16 times at once.": "कृपया एक बार में ज़्यादा से ज़्यादा 16 समय जोड़ें।",
  "This is more than a session may cost.": "एक सत्र की कीमत इतनी नहीं हो सकती।",
  "Please give one to five stars.": "कृपया एक से पाँच तारे दें।",
  "Please choose at least one reason.": "कृपया कम से कम एक कारण चुनें।",
  "Please name the link.": "कृपया लिंक को नाम दें।",
  "This web address is too long.": "यह वेब पता बहुत लंबा है।",
  "Please enter a web address such as https://example.com.": "कृपया https://example.com जैसा वेब पता लिखें।",
  "Please enter an address such as https://example.com.": "कृपया https://example.com जैसा पता लिखें।",
  "Please enter a web address that begins with https://.": "कृपया https:// से शुरू होने वाला वेब पता लिखें।",
  "Please enter an address that begins with https://.": "कृपया https:// से शुरू होने वाला पता लिखें।",
  "Please enter an address.": "कृपया पता लिखें।",
  "Please enter a public address that begins with https:// and names no port.":
    "कृपया https:// से शुरू होने वाला सार्वजनिक पता लिखें, जिसमें पोर्ट न हो।",
  "Please paste the address of the incoming webhook.": "कृपया Incoming webhook का पता पेस्ट करें।",
  "Please paste the address of an incoming webhook: https://hooks.slack.com/services/…":
    "कृपया Incoming webhook का पता पेस्ट करें: https://hooks.slack.com/services/…",
  "Please paste the bot's token.": "कृपया बॉट का टोकन पेस्ट करें।",
  "Please paste the bot's token whole, as BotFather shows it: figures, a colon, letters.":
    "कृपया बॉट का पूरा टोकन पेस्ट करें, जैसा BotFather दिखाता है: अंक, कोलन, अक्षर।",
  "Please enter the chat's id.": "कृपया चैट की आईडी लिखें।",
  "Please enter the chat's id, such as -1001234567890, or a channel's @name.":
    "कृपया चैट की आईडी लिखें, जैसे -1001234567890, या चैनल का @name।",
  "Please choose at least one event.": "कृपया कम से कम एक घटना चुनें।",
  "Please enter a domain such as example.com.": "कृपया example.com जैसा डोमेन लिखें।",
  "Please enter whose account it is.": "कृपया लिखें कि यह किसका खाता है।",
  "Please enter the bank’s reference.": "कृपया बैंक का संदर्भ लिखें।",
  "The least that can be sent is ₹{}.": "कम से कम ₹{} भेजे जा सकते हैं।",
  "Pay cannot be below 0.": "वेतन 0 से कम नहीं हो सकता।",
  "Pay can be at most {} lakhs a year.": "वेतन ज़्यादा से ज़्यादा {} लाख सालाना हो सकता है।",
  "The pay range ends below its beginning.": "वेतन सीमा का अंत उसकी शुरुआत से कम है।",
  "The highest pay is below the lowest.": "अधिकतम वेतन न्यूनतम से कम है।",
  "The most years are fewer than the least.": "अधिकतम साल न्यूनतम से कम हैं।",
  "Please give both ends of the pay range, or untick the box below it and say why.":
    "कृपया वेतन सीमा के दोनों सिरे लिखें, या नीचे के बॉक्स से टिक हटाकर कारण बताएँ।",
  "Please give both ends of the pay range, or neither.": "कृपया वेतन सीमा के दोनों सिरे लिखें, या कोई नहीं।",
  "Please choose why the pay is not shown.": "कृपया चुनें कि वेतन क्यों नहीं दिखाया जाता।",
  "Pick one of the company's jobs, or give the address of a job.": "कंपनी की कोई नौकरी चुनें, या नौकरी का पता दें।",
  "Please paste the whole address of the job, beginning with https://.":
    "कृपया नौकरी का पूरा पता चिपकाएँ, https:// से शुरू करके।",
  "Please give the employer’s reference number, or upload a file that proves the referral.":
    "कृपया कंपनी का संदर्भ नंबर दें, या रेफ़रल साबित करने वाली फ़ाइल अपलोड करें।",
  // What a job and its questions still need.
  "Please give the job a title.": "कृपया नौकरी का शीर्षक लिखें।",
  "Please choose the type of employment.": "कृपया रोज़गार का प्रकार चुनें।",
  "Please choose where the work is done.": "कृपया चुनें कि काम कहाँ से होगा।",
  "Please name at least one place, unless the work is done from home.":
    "कृपया कम से कम एक स्थान लिखें, या काम घर से होना चुनें।",
  "Please say from how many years of experience; 0 is fine.": "कृपया लिखें कि कम से कम कितने साल का अनुभव चाहिए; 0 भी ठीक है।",
  "The years of experience end before they begin.": "अनुभव के ज़्यादा से ज़्यादा साल कम से कम सालों से कम हैं।",
  "Please name at least one core skill: candidates are matched by them.":
    "कृपया कम से कम एक मुख्य स्किल लिखें: उन्हीं से उम्मीदवारों का मैच बनता है।",
  "Please describe the job in at least {} characters.": "कृपया नौकरी का विवरण कम से कम {} अक्षरों में लिखें।",
  "Please write the question.": "कृपया सवाल लिखें।",
  "Please give at least two choices.": "कृपया कम से कम दो विकल्प दें।",
  "Two of the choices are the same.": "दो विकल्प एक जैसे हैं।",
  "One of the choices is empty.": "एक विकल्प खाली है।",
  "Only a question with choices can have them.": "विकल्प सिर्फ़ विकल्पों वाले सवाल के हो सकते हैं।",
  "Only a yes-or-no question can rule people out.": "सिर्फ़ हाँ-या-नहीं वाला सवाल आवेदकों को बाहर कर सकता है।",
  "A question that rules people out must be answered.": "जो सवाल आवेदकों को बाहर करता है, उसका जवाब ज़रूरी होना चाहिए।",
  "This question is there twice.": "यह सवाल दो बार है।",
  "Please answer “{}”": "कृपया “{}” का जवाब दें",
  "Please answer with yes or no.": "कृपया हाँ या नहीं में जवाब दें।",
  "Please answer with a number.": "कृपया संख्या में जवाब दें।",
  "Please answer in words.": "कृपया शब्दों में जवाब दें।",
  "Please choose one of the answers.": "कृपया जवाबों में से एक चुनें।",
  // Logging in and accounts.
  "Wrong e-mail address or password.": "ई-मेल पता या पासवर्ड ग़लत है।",
  "The password is wrong.": "पासवर्ड ग़लत है।",
  "The old password is wrong.": "पुराना पासवर्ड ग़लत है।",
  "This is not the code from the e-mail.": "यह मेल वाला कोड नहीं है।",
  "This code is too old. Please ask for a new one.": "यह कोड पुराना हो गया है। कृपया नया माँगें।",
  "This code is too old. Please ask for another one.": "यह कोड पुराना हो गया है। कृपया दूसरा माँगें।",
  "This code no longer works. Please ask for another one.": "यह कोड अब काम नहीं करता। कृपया दूसरा माँगें।",
  "Please ask for a new code in this browser.": "कृपया इसी ब्राउज़र में नया कोड माँगें।",
  "There were too many tries. Please ask for a new code later.": "बहुत बार कोशिश हुई। कृपया बाद में नया कोड माँगें।",
  "There were too many tries. Please sign up again.": "बहुत बार कोशिश हुई। कृपया फिर से साइन अप करें।",
  "Too many tries. Please wait a while and try again.": "बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।",
  "Too many requests from here. Please wait a minute and try again.":
    "यहाँ से बहुत अनुरोध आए। कृपया एक मिनट रुककर फिर कोशिश करें।",
  "Your company’s service named an e-mail address that is not at your company’s domain.":
    "आपकी कंपनी की सेवा ने जो ई-मेल पता बताया, वह आपकी कंपनी के डोमेन का नहीं है।",
  "Your company’s domain is not confirmed yet, so only its members here can log in this way. Please log in with your password, or sign up with your e-mail.":
    "आपकी कंपनी के डोमेन की पुष्टि अभी नहीं हुई है, इसलिए इस तरीके से सिर्फ़ यहाँ के उसके सदस्य लॉग इन कर सकते हैं। कृपया पासवर्ड से लॉग इन करें, या ई-मेल से साइन अप करें।",
  "This account cannot be used by way of a company. Please log in with its password.":
    "यह अकाउंट कंपनी के रास्ते से नहीं चलता। कृपया इसके पासवर्ड से लॉग इन करें।",
  "The other site has not verified your e-mail address, so it cannot sign you in here.":
    "दूसरी साइट ने आपका ई-मेल पता सत्यापित नहीं किया है, इसलिए वह आपको यहाँ लॉग इन नहीं करा सकती।",
  "The issuer has not verified your e-mail address, so it cannot sign you in here.":
    "जिस साइट से आप लॉग इन कर रहे हैं उसने आपका ई-मेल पता सत्यापित नहीं किया है, इसलिए वह आपको यहाँ लॉग इन नहीं करा सकती।",
  "People sign in at another page here.": "यहाँ लॉग इन दूसरे पेज पर होता है।",
  "An error occurred when attempting to log out from OAuth provider.": "OAuth सेवा से लॉग आउट करते समय गड़बड़ी हुई।",
  "No company has its own log-in here for this address. Please log in with your password.":
    "इस पते के लिए यहाँ किसी कंपनी का अपना लॉग इन नहीं है। कृपया अपने पासवर्ड से लॉग इन करें।",
  "User cancelled OAuth flow.": "OAuth लॉग इन रद्द कर दिया गया।",
  "No access token returned from OAuth flow.": "OAuth से ऐक्सेस टोकन नहीं मिला।",
  "An error occurred while validating the state.": "`state` की जाँच के दौरान गड़बड़ी हुई।",
  "`signInWithRedirect` has been canceled.": "`signInWithRedirect` रद्द कर दिया गया।",
  "This account is deleted.": "यह अकाउंट हटा दिया गया है।",
  "This account is closed.": "यह अकाउंट बंद है।",
  "This account cannot sign in.": "इस अकाउंट से लॉग इन नहीं हो सकता।",
  "This account is suspended. The mail that we sent you says why, and how to object.":
    "यह अकाउंट निलंबित है। क्यों, और आपत्ति कैसे करें, यह हमारे भेजे मेल में है।",
  "This account is suspended since {}. The reason: {} If you think that this is wrong, write to us by the contact form. Nothing that you hold is lost.":
    "यह अकाउंट {} से निलंबित है। कारण: {} आपको यह ग़लत लगे तो संपर्क फ़ॉर्म से हमें लिखें। आपका कुछ भी खोया नहीं है।",
  "There is an account with this e-mail address already. Log in with its password here to connect the two.":
    "इस ई-मेल पते का अकाउंट पहले से है। दोनों को जोड़ने के लिए यहाँ उसके पासवर्ड से लॉग इन करें।",
  "There is an account with this e-mail address already, which signs in another way.":
    "इस ई-मेल पते का अकाउंट पहले से है, जो दूसरे तरीके से लॉग इन करता है।",
  "The sign-in did not succeed. Please try again.": "लॉग इन नहीं हो सका। कृपया फिर कोशिश करें।",
  "The sign-in service cannot be reached. Please try again in a moment.":
    "लॉग इन सेवा से संपर्क नहीं हो पा रहा। कृपया थोड़ी देर में फिर कोशिश करें।",
  "This account asks for its second step. Please log in again.": "यह अकाउंट दूसरा चरण माँगता है। कृपया फिर से लॉग इन करें।",
  "The code is wrong, or was used already.": "कोड ग़लत है, या इस्तेमाल हो चुका है।",
  "This is not the code that the app shows now.": "यह वह कोड नहीं है जो ऐप अभी दिखा रहा है।",
  "The passkey could not be checked. Please try again.": "पासकी की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।",
  "This took too long. Please begin again.": "इसमें बहुत देर हो गई। कृपया फिर से शुरू करें।",
  "This took too long, or began in another browser. Please log in again.":
    "इसमें बहुत देर हो गई, या यह दूसरे ब्राउज़र में शुरू हुआ था। कृपया फिर से लॉग इन करें।",
  "An account has at most {} second steps. Remove one first.":
    "एक अकाउंट में ज़्यादा से ज़्यादा {} दूसरे चरण हो सकते हैं। पहले एक हटाएँ।",
  "Please confirm this with your password or a code.": "कृपया अपने पासवर्ड या कोड से इसकी पुष्टि करें।",
  "Please log out, log in again, and delete your account within {} minutes of that.":
    "कृपया लॉग आउट करके फिर लॉग इन करें, और उसके {} मिनट में अकाउंट हटाएँ।",
  "It is too late: the account is being deleted.": "अब देर हो गई: अकाउंट हटाया जा रहा है।",
  "Your company has its people log in by its own service. Please continue with your company.":
    "आपकी कंपनी के लोग उसकी अपनी सेवा से लॉग इन करते हैं। कृपया अपनी कंपनी के साथ आगे बढ़ें।",
  "You do not have access to this page.": "यह पेज आपके लिए नहीं है।",
  "There is no such account.": "ऐसा कोई अकाउंट नहीं है।",
  // Applying and CVs.
  "You have already applied for this job. Check your dashboard for reference.":
    "आप इस नौकरी के लिए आवेदन कर चुके हैं। अपने डैशबोर्ड में देखें।",
  "Only candidates apply for jobs. Please log in with a candidate's account.":
    "नौकरी के लिए सिर्फ़ उम्मीदवार आवेदन करते हैं। कृपया उम्मीदवार के अकाउंट से लॉग इन करें।",
  "This job takes applications in another way. Please reload the page.":
    "इस नौकरी के लिए आवेदन दूसरे तरीके से होता है। कृपया पेज फिर से लोड करें।",
  "This site does not show jobs from other sites at present.": "यह साइट अभी दूसरी साइटों की नौकरियाँ नहीं दिखाती।",
  "This site does not show jobs from other sites.": "यह साइट दूसरी साइटों की नौकरियाँ नहीं दिखाती।",
  "This job is no longer open.": "यह नौकरी अब खुली नहीं है।",
  "It looks like your profile is incomplete. Please update your resume.":
    "लगता है आपकी प्रोफ़ाइल अधूरी है। कृपया अपना CV अपडेट करें।",
  "Matching scores are still being processed. Please try again in a few minutes.":
    "मैच स्कोर अभी बन रहा है। कृपया कुछ मिनट में फिर कोशिश करें।",
  "Your matching score is low. We recommend improving your profile before applying.":
    "आपका मैच स्कोर कम है। आवेदन से पहले प्रोफ़ाइल बेहतर करने की सलाह है।",
  "The company asks questions about this job. Please look at them and answer.":
    "कंपनी इस नौकरी के बारे में सवाल पूछती है। कृपया देखकर जवाब दें।",
  "The company has taken its questions back. Please look at your application once more.":
    "कंपनी ने अपने सवाल वापस ले लिए हैं। कृपया अपना आवेदन फिर से देखें।",
  "The company has received your application. You can still withdraw it.":
    "कंपनी को आपका आवेदन मिल चुका है। आप इसे अब भी वापस ले सकते हैं।",
  "You have no such application.": "आपका ऐसा कोई आवेदन नहीं है।",
  "There is no such application.": "ऐसा कोई आवेदन नहीं है।",
  "This application is over.": "यह आवेदन समाप्त हो चुका है।",
  "You keep {} CVs already. Please delete one that you no longer need.":
    "आपके पास पहले से {} CV हैं। कृपया एक हटाएँ जिसकी अब ज़रूरत नहीं।",
  "You have no such CV.": "आपका ऐसा कोई CV नहीं है।",
  "This file is being read already. Please try again.": "यह फ़ाइल अभी पढ़ी जा रही है। कृपया फिर कोशिश करें।",
  "Many files are being read right now. Please try again in a moment.":
    "अभी बहुत सी फ़ाइलें पढ़ी जा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
  "The upload broke off. It can be tried again.": "अपलोड बीच में रुक गया। फिर कोशिश कर सकते हैं।",
  "The time for this upload is over. Please start it again.": "इस अपलोड का समय पूरा हो गया। कृपया फिर से शुरू करें।",
  "This picture cannot be read. Please choose another one.": "यह तस्वीर पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।",
  "Please choose a picture of {} to {} pixels each way.": "कृपया हर ओर {} से {} पिक्सेल की तस्वीर चुनें।",
  "This link has expired. Please open the file again from where you found it.":
    "यह लिंक समाप्त हो गया। कृपया फ़ाइल को वहीं से फिर खोलें जहाँ वह मिली थी।",
  "Your profile was changed elsewhere meanwhile. Please look at it and try again.":
    "इस बीच आपकी प्रोफ़ाइल कहीं और बदली गई। कृपया देखकर फिर कोशिश करें।",
  "You keep {} jobs already. Please remove some first.": "आपने पहले से {} नौकरियाँ सहेजी हैं। कृपया पहले कुछ हटाएँ।",
  "You hide {} companies already. Please bring some back first.": "आपने पहले से {} कंपनियाँ छिपाई हैं। कृपया पहले कुछ वापस लाएँ।",
  "You have saved this search already.": "यह खोज आप सहेज चुके हैं।",
  "You have saved {} searches already. Please remove one first.": "आप पहले से {} खोजें सहेज चुके हैं। कृपया पहले एक हटाएँ।",
  "You watch {} companies already. Please stop watching one first.":
    "आप पहले से {} कंपनियों पर नज़र रखे हुए हैं। कृपया पहले एक को छोड़ें।",
  "You have reported many jobs today. Please try again tomorrow.":
    "आज आप बहुत सी नौकरियों की शिकायत कर चुके हैं। कृपया कल फिर कोशिश करें।",
  // Referrals and guidance.
  "Only candidates ask for referrals. Please log in with a candidate's account.":
    "रेफ़रल सिर्फ़ उम्मीदवार माँगते हैं। कृपया उम्मीदवार के अकाउंट से लॉग इन करें।",
  "You work at {}: a referral there has to come from a colleague.":
    "आप {} में काम करते हैं: वहाँ का रेफ़रल किसी और से आना होगा।",
  "Someone refers there already. You can ask for a referral now.": "वहाँ पहले से कोई रेफ़र करता है। आप अभी रेफ़रल माँग सकते हैं।",
  "There is no such referral request.": "ऐसा कोई रेफ़रल अनुरोध नहीं है।",
  "There is no referral to confirm. Please reload the page.": "पुष्टि के लिए कोई रेफ़रल नहीं है। कृपया पेज फिर से लोड करें।",
  "There is no referral to dispute. Please reload the page.": "विवाद के लिए कोई रेफ़रल नहीं है। कृपया पेज फिर से लोड करें।",
  "The time to dispute this referral is over: it counts as confirmed.":
    "इस रेफ़रल पर विवाद का समय पूरा हो गया: इसे पुष्ट माना जाता है।",
  "You are no referee here.": "आप यहाँ रेफ़री नहीं हैं।",
  "Referees have worked at their company for at least {} years.": "रेफ़री अपनी कंपनी में कम से कम {} साल से काम करते हैं।",
  "Please give your address at the company: one of a public mail provider does not show where you work.":
    "कृपया कंपनी वाला पता दें: आम मेल सेवा के पते से पता नहीं चलता कि आप कहाँ काम करते हैं।",
  "This address has no domain that could be a company’s.": "इस पते का डोमेन किसी कंपनी का नहीं हो सकता।",
  "You have open requests. Please answer them or give them back first.":
    "आपके पास अनुरोध हैं। कृपया पहले उनका जवाब दें या उन्हें लौटाएँ।",
  "Only candidates book guidance. Please log in with a candidate's account.":
    "मार्गदर्शन सिर्फ़ उम्मीदवार बुक करते हैं। कृपया उम्मीदवार के अकाउंट से लॉग इन करें।",
  "This time has just been booked. Please choose another one.": "यह समय अभी-अभी किसी और ने बुक कर लिया। कृपया दूसरा चुनें।",
  "You have another session at that time. Please choose another one.": "उस समय आपका दूसरा सत्र है। कृपया कोई और समय चुनें।",
  "This session begins too soon to be booked. Please choose a later one.":
    "यह सत्र बहुत जल्द शुरू होगा। कृपया बाद का समय चुनें।",
  "This is no longer offered. Please reload the page.": "यह अब उपलब्ध नहीं है। कृपया पेज फिर से लोड करें।",
  "This time is no longer offered. Please choose another one.": "यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।",
  "This topic is no longer offered. Please choose another one.": "यह विषय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।",
  "The price has changed since you opened this page. Please look at it again.":
    "पेज खोलने के बाद कीमत बदल गई है। कृपया फिर से देखें।",
  "This is your own offer.": "यह आपका अपना प्रस्ताव है।",
  "This is guidance about your own company. You can book sessions at all the others.":
    "यह आपकी अपनी कंपनी के बारे में है। बाकी सभी के सत्र आप बुक कर सकते हैं।",
  "The time for an answer is over.": "जवाब देने का समय पूरा हो गया।",
  "It was moved to another time meanwhile. Please look at it again.": "इस बीच इसका समय बदल गया। कृपया फिर से देखें।",
  "This session has begun: it can no longer be cancelled.": "यह सत्र शुरू हो चुका है: अब रद्द नहीं हो सकता।",
  "This session is not over yet.": "यह सत्र अभी समाप्त नहीं हुआ।",
  "You have rated this session already.": "आप इस सत्र को रेट कर चुके हैं।",
  "You have no such session.": "आपका ऐसा कोई सत्र नहीं है।",
  "This time is over. Please choose another one.": "यह समय बीत चुका है। कृपया दूसरा चुनें।",
  "This time was taken meanwhile. Please choose another one.": "यह समय इस बीच ले लिया गया। कृपया दूसरा चुनें।",
  "Other times are offered by now. Please look at them.": "अब दूसरे समय दिए गए हैं। कृपया उन्हें देखें।",
  "The company has not written yet.": "कंपनी ने अभी नहीं लिखा है।",
  "Only jobs that were posted here can be shared for a reward.":
    "इनाम के लिए सिर्फ़ यहाँ पोस्ट की गई नौकरियाँ शेयर की जा सकती हैं।",
  "This is a job of your own company: sharing it earns you no reward.":
    "यह आपकी अपनी कंपनी की नौकरी है: इसे शेयर करने पर इनाम नहीं मिलता।",
  "There is no time that both agreed on.": "कोई समय दोनों की सहमति से तय नहीं है।",
  "No time is agreed on.": "कोई समय तय नहीं हुआ है।",
  "You have asked to delete your account. Please take that back before you book anything.":
    "आपने अपना अकाउंट हटाने को कहा है। कुछ भी बुक करने से पहले कृपया वह वापस लें।",
  "You have guidance sessions that are not over. Please cancel them, or wait until they are settled, and then delete your account.":
    "आपके कुछ मार्गदर्शन सत्र अभी पूरे नहीं हुए। कृपया उन्हें रद्द करें या पूरे होने दें, फिर अकाउंट हटाएँ।",
  "Only verified employees offer guidance. Please verify your work e-mail first.":
    "मार्गदर्शन सिर्फ़ सत्यापित कर्मचारी देते हैं। कृपया पहले अपना ऑफ़िस ई-मेल सत्यापित करें।",
  "The candidate has another session at that time.": "उस समय उम्मीदवार का दूसरा सत्र है।",
  "That time comes too soon. Please choose a later one.": "वह समय बहुत जल्दी है। कृपया बाद का समय चुनें।",
  // Money.
  "Plans cannot be bought here yet.": "यहाँ अभी प्लान नहीं खरीदे जा सकते।",
  "The price of this plan has not been set yet.": "इस प्लान की कीमत अभी तय नहीं हुई।",
  "This plan has changed. Please look at it again before you buy.": "यह प्लान बदल गया है। खरीदने से पहले कृपया फिर से देखें।",
  "This payment is over already.": "यह भुगतान समाप्त हो चुका है।",
  "This payment is over. Please start again.": "यह भुगतान समाप्त हो गया। कृपया फिर से शुरू करें।",
  "This has been paid already.": "इसका भुगतान हो चुका है।",
  "There is no such payment.": "ऐसा कोई भुगतान नहीं है।",
  "Nothing can be paid here yet: the site has no payment provider.":
    "यहाँ अभी कुछ भुगतान नहीं हो सकता: साइट पर कोई भुगतान सेवा नहीं है।",
  "You still have earnings. Ask for them to be sent to you before you leave.":
    "आपकी कमाई अभी बाकी है। जाने से पहले उसे अपने पास मँगा लें।",
  "A payout is on its way to you. Wait until it has arrived, or cancel it first.":
    "एक भुगतान निकासी आपके पास आ रही है। उसके पहुँचने तक रुकें, या पहले उसे रद्द करें।",
  // Companies.
  "You belong to no company.": "आप किसी कंपनी से जुड़े नहीं हैं।",
  "Your company has no such job.": "आपकी कंपनी की ऐसी कोई नौकरी नहीं है।",
  "There is no such job.": "ऐसी कोई नौकरी नहीं है।",
  "There is no such company.": "ऐसी कोई कंपनी नहीं है।",
  "There is no such applicant.": "ऐसा कोई आवेदक नहीं है।",
  "There is no such draft.": "ऐसा कोई ड्राफ़्ट नहीं है।",
  "There is no such file.": "ऐसी कोई फ़ाइल नहीं है।",
  "Your company is suspended here, so it cannot post jobs. Please write to us.":
    "आपकी कंपनी यहाँ निलंबित है, इसलिए नौकरियाँ पोस्ट नहीं कर सकती। कृपया हमें लिखें।",
  "Your company is suspended here, so it cannot do this. Please write to us.":
    "आपकी कंपनी यहाँ निलंबित है, इसलिए यह नहीं कर सकती। कृपया हमें लिखें।",
  "A colleague changed this draft meanwhile. Please look at their changes.":
    "इस बीच यह ड्राफ़्ट किसी और ने बदल दिया। कृपया बदलाव देखें।",
  "A colleague changed this job meanwhile. Please look at their changes.":
    "इस बीच यह नौकरी किसी और ने बदल दी। कृपया बदलाव देखें।",
  "This draft was published already.": "यह ड्राफ़्ट प्रकाशित हो चुका है।",
  "Your company has {} drafts. Please remove one that is not needed.":
    "आपकी कंपनी के {} ड्राफ़्ट हैं। कृपया एक हटाएँ जिसकी ज़रूरत नहीं।",
  "Your company has “{}” open there already, posted on {}.": "आपकी कंपनी की “{}” वहाँ पहले से खुली है, {} को पोस्ट हुई।",
  "This invite is for another e-mail address. Please sign in with that one.":
    "यह निमंत्रण दूसरे ई-मेल पते के लिए है। कृपया उससे लॉग इन करें।",
  "The invite you are trying to access has expired. Please contact the company for a new invite.":
    "यह निमंत्रण समाप्त हो गया है। नए निमंत्रण के लिए कृपया कंपनी से संपर्क करें।",
  "You are a member of this company already.": "आप पहले से इस कंपनी के सदस्य हैं।",
  "This person is a member of your company already.": "यह व्यक्ति पहले से आपकी कंपनी का सदस्य है।",
  "You are the last admin of your company. Please make another member an admin first.":
    "आप अपनी कंपनी के आख़िरी एडमिन हैं। कृपया पहले किसी और को एडमिन बनाएँ।",
  "A company needs an admin. Please make another member an admin first.":
    "कंपनी को एक एडमिन चाहिए। कृपया पहले किसी और को एडमिन बनाएँ।",
  "Your company has sent many invites today. Please try again later.":
    "आज आपकी कंपनी बहुत निमंत्रण भेज चुकी है। कृपया बाद में फिर कोशिश करें।",
  "Please enter an address at your company's own domain.": "कृपया अपनी कंपनी के डोमेन का पता लिखें।",
  "{} gives an address to everybody, so it proves no company. Please enter your work address.":
    "{} पर हर कोई पता बना सकता है, इसलिए उससे कंपनी साबित नहीं होती। कृपया अपना ऑफ़िस पता लिखें।",
  "This company has people here already. Please ask one of its admins to invite you.":
    "इस कंपनी के लोग यहाँ पहले से हैं। कृपया उसके किसी एडमिन से निमंत्रण माँगें।",
  // The site itself.
  "This link has ended, or it is not one of ours.": "यह लिंक समाप्त हो गया है, या हमारा नहीं है।",
  "This was sent from another site.": "यह किसी दूसरी साइट से भेजा गया था।",
  "This is decided already. Please reload the page.": "इसका फ़ैसला हो चुका है। कृपया पेज फिर से लोड करें।",
  "This is decided already.": "इसका फ़ैसला हो चुका है।",
  "The service is busy. Please try again in a moment.": "सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "The service cannot reach its data right now. Please try again in a moment.":
    "सेवा अभी अपने डेटा तक नहीं पहुँच पा रही। कृपया थोड़ी देर में फिर कोशिश करें।",
  "There is no room to store this right now. Nothing was saved. Please try again later.":
    "अभी इसे रखने की जगह नहीं है। कुछ सहेजा नहीं गया। कृपया बाद में फिर कोशिश करें।",
  "Nothing can be saved right now. Please try again in a moment.":
    "अभी कुछ सहेजा नहीं जा सकता। कृपया थोड़ी देर में फिर कोशिश करें।",
};

/** For sentences that are not above: what the code of the error means. */
export const BY_CODE: Readonly<Record<string, string>> = {
  INVALID_BODY: "कृपया इस जानकारी को जाँचें।",
  INVALID_PARAMETER: "इस पते में कुछ ठीक नहीं है।",
  NOT_FOUND: "यह नहीं मिला, या अब उपलब्ध नहीं है।",
  CONFLICT: "यह अब इस तरह नहीं हो सकता। कृपया पेज फिर से लोड करें।",
  FORBIDDEN: "आपको इसकी अनुमति नहीं है।",
  UNAUTHENTICATED: "कृपया फिर से लॉग इन करें।",
  NOT_AUTHORIZED: "ई-मेल पता या पासवर्ड ग़लत है।",
  RATE_LIMITED: "बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।",
  LIMIT_REACHED: "जितने हो सकते हैं, उतने पहले से हैं। कृपया पहले एक हटाएँ।",
  DUPLICATE_JOB: "आपकी कंपनी की ऐसी एक नौकरी वहाँ पहले से खुली है।",
  PAYMENTS_OFF: "यहाँ अभी कुछ भुगतान नहीं हो सकता।",
  INVALID_FILE: "यह फ़ाइल नहीं ली जा सकती। कृपया दूसरी चुनें।",
  UPLOAD_EXPIRED: "अपलोड का समय पूरा हो गया। कृपया फिर से शुरू करें।",
  PAYLOAD_TOO_LARGE: "यह बहुत बड़ा है।",
  SUSPENDED: "यह अकाउंट निलंबित है। क्यों, यह हमारे भेजे मेल में है।",
  BUSY: "सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।",
  INTERNAL: "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।",
  OTHER: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
};
