import type { WorrySigns } from '../worrySigns.ts';

/** Compared with words in lower case without apostrophes or signs. */
export const englishWorries: WorrySigns = {
  hacked: [
    [
      /\b(?:hacked|hacker|sim (?:got |was )?swapped|anydesk|teamviewer|control of my|phone was stolen|(?:some(?:one|body)|stranger)(?: else)? (?:got into|has my|knows my|is in my|is using|used|logged in)|(?:gave|told|sent|read) (?:him|her|them|some(?:one|body)) (?:my|the) (?:sms )?(?:code|password|pin)|this was(?:nt| not) me|did(?:nt| not) (?:make|start|ask for) this)\b/,
    ],

    [
      /\b(?:remote access|took over|controls?|controlling|can see)\b/,
      /\b(?:my|the) (?:computer|phone|laptop|screen|account)\b/,
    ],
    [
      /\b(?:he|she|they|some(?:one|body)|man|woman|caller)\b/,
      /\b(?:asked|told|made|wants?|got|had|let)\b/,
      /\binstall(?:ed)?\b/,
    ],
    [
      /\b(?:i|ive|we) (?:just |already |have )?(?:gave|given|told|sent|read|shared)\b/,
      /\b(?:code|password|pin)\b/,
      /\b(?:some(?:one|body)|stranger|caller|(?:man|woman|guy|lady|person|people) (?:who|that|on))\b/,
    ],
    [/\b(?:some(?:one|body)|stranger|hacker)\b/, /\bmy (?:account|password|email|login|card|pin|identity)\b/],
    // Whoever collects the cash may ask for "the code"; nobody asks for the sender's own.
    [
      /\b(?:some(?:one|body)|stranger|caller|(?:man|woman|guy|lady|person) (?:on the phone|who|that|called|from)|(?:he|she|they) (?:wants?|asks?|asked|keeps? asking)(?: me)?(?: for| to (?:give|send|tell|read))?(?: (?:him|her|them))? my)\b/,
      /\b(?:asks?|asked|asking|wants?|wanted)\b/,
      /\b(?:my|the|a|that) (?:\w+ )?(?:code|password|pin)\b/,
    ],
    [/\blet (?:a|some|him|her|them|the)\b/, /\b(?:into|access to) my (?:computer|phone|laptop|account)\b/],
    [/\b(?:was(?:nt| not) me|not me) (?:who|that)\b/],
  ],
  threatened: [
    [
      /\b(?:threat(?:s|en|ens|ened|ening)?|blackmail(?:s|ed|er|ing)?|extort(?:ed|ing|ion|s)?|ransom|hurt my|hurt me|post my (?:pictures|photos|video)|scared of (?:him|her|them|what (?:he|she|they)))\b/,
    ],

    [/\b(?:i am|im) (?:so |very |really )?(?:scared|afraid|frightened|terrified)$/, /\b(?:i am|im)\b/],
    [
      /\b(?:they|theyve|he|she|some(?:one|body))\b/,
      /\b(?:my (?:photos|pictures|videos?|nudes)|(?:photos|pictures|videos?) of me)\b/,
    ],
    [/\bkidnap/],
    [
      /\b(?:they|he) (?:have|has|took|are holding|is holding) my (?:son|daughter|child|children|kids|brother|sister|cousin|mother|father)\b/,
      /\b(?:wants?|money|pay|ransom)\b/,
    ],
    [/\b(?:they|he|she)\b/, /\bcome to my (?:house|home|work)\b/],
  ],
  authority: [
    [
      /\b(?:police|bank|officer|judge|cop|microsoft|amazon|hmrc|home office|tax office|immigration|customs|department|your (?:agent|company)|support)\b/,
      /\b(?:told me (?:to|2)|(?:called|rang|phoned) (?:me )?(?:and|about|to)|i must|arrested|deported|wants|a fee|the bail)\b/,
    ],
    [
      /\b(?:told me to move|safe account|from (?:my bank|hmrc|your company|immigration) (?:called|told|says|rang)|pay a fine)\b/,
    ],

    [
      /\b(?:police|officer|judge|court|hmrc|home office|tax (?:office|man|people)|taxman|immigration|customs)\b/,
      /\b(?:called|rang|phoned|says?|said|wants?|emailed|texted|messaged|wrote)\b/,
      /\b(?:fine|warrant|owe|deport(?:ed|ation)?|arrest(?:ed)?|pay(?:ment)?|money)\b/,
    ],
    [
      /\b(?:man|woman|lady|gentleman|guy|person|caller|someone|somebody|agent) from (?:the|my|a|your) (?:bank|company|police|fraud team)\b/,
      /\b(?:phone|line|called|rang|says?|said|told|wants?|asked|texted)\b/,
    ],
    [/\b(?:they|he|she|bank)\b/, /\bmy money (?:isnt|is not|wasnt|is no longer) safe\b/],
  ],
  secret: [
    [
      /\b(?:keep (?:it |this )?(?:a )?secret|wants? (?:me )?to keep (?:it|this)|not to (?:tell|mention)|dont tell (?:my|any)|not (?:supposed|allowed) to (?:talk|tell)|lie to|told (?:me )?(?:what to say|to say)|(?:was|were) told to (?:choose|say|pick)|delete (?:our|the|all) messages|keep it between us|must(?:nt| not) tell|told (?:to|2) (?:say|keep)|keep quiet|nobody is allowed)\b/,
    ],

    [
      /\b(?:he|she|they|some(?:one|body)|i was) (?:says?|said|told|tells|asked|asks|made|wants?|insists?)\b/,
      /\b(?:quiet|between us|not (?:to )?(?:say|tell|mention)|dont (?:say|tell)|nobody|no one)\b/,
    ],
    [
      /\b(?:husband|wife|partner|family|children|kids|mother|father|mum|dad|parents|bank) (?:must(?:nt| not)|cant|should(?:nt| not)) (?:know|find out|hear)\b/,
    ],
  ],
  nevermet: [
    [
      /\b(?:never (?:met|seen) (?:him|her|them|this (?:person|man|woman|guy|lady|girl)|in)|havent (?:met|seen (?:him|her|them))|have not met|did not meet|met online|met (?:him|her|them) (?:on|online)|only know (?:him|her|them)|know (?:him|her|them) only|online (?:boyfriend|girlfriend|friend)|girlfriend online|boyfriend online|dont (?:actually|really) know (?:this person|him|her|them)|dating (?:site|app)|on the internet|do a video call|want to video chat|met on (?:facebook|instagram|tinder|whatsapp)|a stranger|who this money is)\b/,
    ],

    [
      /\bnever (?:actually |really |even |once |ever )?(?:met|seen|saw|spoken|spoke|talked|laid eyes|shown)\b/,
      /\b(?:him|her|them|(?:this|the) (?:person|man|woman|guy|lady|girl)|(?:his|her|their) face|face to face|in person|real life|each other)\b/,
    ],
    [
      /\b(?:only|just)\b/,
      /\b(?:texted|text|chat(?:ted|ting)?|talk(?:ed|ing)?|messaged?|spoken|spoke|written|know (?:him|her|them))\b/,
      /\b(?:whatsapp|facebook|instagram|tinder|telegram|snapchat|tiktok|online|texted|by text|messages)\b/,
      /^(?!(?:can|could|may|do|does|is|are) (?:i|you|we|it)\b)/,
    ],
    [
      /\b(?:guy|man|woman|girl|boy|lady|person|some(?:one|body)|met|found me|follow|know (?:him|her|them))\b/,
      /\b(?:on|from|off|through) (?:tinder|instagram|facebook|snapchat|tiktok|telegram|badoo|bumble|hinge|the internet|an app)\b/,
      /^(?!.*\byour?\b)/,
    ],
    [
      /\b(?:(?:person|man|woman|lady|guy|girl|some(?:one|body)|people) (?:that |who |whom )?i (?:dont|do not|barely|hardly) know|(?:dont|do not) know (?:this (?:person|man|woman|lady|guy|girl)|(?:him|her|them) (?:at all|personally|really|well)))\b/,
    ],
    [
      /\b(?:not sure|dont know|do not know|no idea) who\b/,
      /\bwho (?:this is for|it is for|its for|this is really|(?:im|i am) (?:really |actually )?(?:paying|sending|dealing))\b/,
    ],
  ],
  impostor: [
    [
      /\b(?:boss|manager|director|ceo|employer|supervisor)\b/,
      /\b(?:told me to|asked me to|wants (?:me|it|this)|(?:emailed|texted|messaged|wrote to|wrote) me)\b/,
      /\b(?:send|pay|paid|transfer|buy)\b/,
    ],
    [
      /\b(?:new number that|different number|unknown number|facebook asked me|really (?:her|him)(?: asking)?$|doesnt sound like|new bank details|was really my)\b/,
    ],

    [
      /\bfrom (?:a|an|another|some) (?:new |different |unknown |strange |foreign |second |other )?(?:number|phone|account)\b/,
      /\b(?:texted|messaged?|wrote|written|asking|asked|contacted|emailed|called)\b/,
    ],
    [
      /\b(?:not sure|dont think|doubt|may not|might not|supposed(?:ly)?|claims?|pretend(?:s|ing)?|doesnt)\b/,
      /\b(?:really|sound|sounds|writing|write|writes|asking)\b/,
      /\bmy (?:brother|sister|son|daughter|mum|mom|mother|dad|father|cousin|friend|nephew|niece|aunt|uncle|boss)\b/,
    ],
  ],
  reward: [
    [
      /\b(?:(?:won|win) (?:a|the) (?:prize|lottery)|winnings to|inheritance once|doubles? my|double back|promised me|forex|(?:i|we|to|must|should) pay to (?:get|unlock|receive)|pay for training|recruiter|fee to (?:release|get|unlock|receive)|give me a loan|teaches me trading|guaranteed profit|send money on|money by mistake and|forward the money|unlock my)\b/,
    ],
    // "Can I pay with bitcoin?" asks; "he wants bitcoin" tells.
    [
      /^(?!(?:(?:can|could|may|do|does) (?:i|you|we)|(?:est ce que )?(?:je peux|on peut|peut on|puis je|vous prenez|prenez vous|vous acceptez|acceptez vous)) )/,
      /\b(?:crypto|bitcoin|(?:gift|itunes|steam|google play|amazon) cards?)\b/,
    ],

    [/\b(?:prize|lottery|jackpot|inherit(?:ed|ance)?|winnings|grant)\b/, /\b(?:pay|paid|fees?|payment|deposit)\b/],
    [/\b(?:pay|fees?|deposit)\b/, /\bfirst\b/, /\bloan\b/],
    [
      /\b(?:doubl(?:e|ing)|tripl(?:e|ing)) (?:the|my|our) (?:money|investment|savings)|\b(?:earn|make|gain|win) (?:the )?double\b/,
    ],
    [/\b(?:guaranteed?|guarantees|profits?|returns|percent|%)\b/, /\b(?:invest(?:ment|ed|ing)?|trading|trader)\b/],
    [/\btrading\b/, /\b(?:deposit|advert|ad|platform|app|coach|mentor)\b/],
    [/\b(?:pay|deposit|money)\b/, /\bbefore (?:i |we )?(?:even )?(?:see|seen|viewing|view|visit|visiting)\b/],
    [
      /\b(?:seller|landlord|buyer)\b/,
      /\b(?:on|from) (?:facebook|marketplace|gumtree|instagram|ebay|vinted|the internet)\b/,
    ],
  ],
  hurried: [
    [
      /\b(?:me to (?:hurry|be quick|b quick)|pressured|pressuring|rushing me|wont hang up|he said dont hang up|forced? to|forcing me|being (?:forced|pushed)|on the phone with|keep calling me|making me do|no time to think|within the hour or|on the line want|pay the deposit now)\b/,
    ],
    [
      /\b(?:he|she|they|someone|somebody|caller|people|ppl) (?:says?|said|insists?|keeps?|wants? me)\b/,
      /\b(?:now|today|tonight|midnight|quick|hurry|immediately)\b/,
      /\b(?:me to|pay|i (?:have to|must|need to|should|got to)|it has to be|it must be)\b/,
    ],
    [/\b(?:he|she|they) (?:gets?|is|are|was|got) (?:very |so |really )?(?:angry|mad|aggressive)\b/],

    [
      /\b(?:some(?:one|body)|caller|stranger|a (?:man|woman|lady|guy|person)|the (?:person|man|woman|guy|one) on the (?:phone|line))\b/,
      /\b(?:phone|line|rang|called|phoned|caller)\b/,
      /\b(?:me to|i (?:have|need|must|should|got)|now|before|quick(?:ly)?)\b/,
    ],
    [/\b(?:telling|tells|told) me what to (?:type|press|do|say|write|choose|put|answer)\b/],
    [/\b(?:wont|doesnt|does not|not) (?:let|want) me (?:to )?(?:hang up|think|wait|leave)\b/],
    [
      /\b(?:they|he|she|theyre|hes|shes|some(?:one|body))\b/,
      /\b(?:pushing|pushes|pressing|presses|urging|hassling) me\b/,
    ],
    [
      /\b(?:he|she|they) (?:keeps?|wont stop|doesnt stop|dont stop)\b/,
      /\b(?:calling|ringing|phoning|texting|messaging|asking)\b/,
      /\b(?:send|pay|more)\b/,
    ],
    [/\b(?:they|theyll|he|she) (?:said|says?|will|would|close|take|are|is)\b/, /\bif i (?:dont|do not) (?:pay|send)\b/],
  ],
  suspicion: [
    [
      /\b(?:scam(?:s|med|mer|mers|ming)?|fraud|fraudster|a con|crooks?|swindle[drs]?|fishy|dodgy|tricking me|conned|feels (?:wrong|off)|bad feeling|not sure i should|is (?:he|she) real|dont trust (?:him|her|them)|not to send (?:him|her|them))\b/,
    ],

    [
      /\b(?:too good to be true|lying to (?:me|us)|(?:being|am|getting|are|theyre|hes|shes) (?:tricked|cheated|cheating|deceived|conned|lied to)|cheat(?:ing)? me|an? (?:trick|trap|hoax))\b/,
    ],
    [
      /\b(?:is|looks?|seem|seems|sounds?) (?:this |it |that |he |she )?(?:all )?(?:legit|legitimate|genuine)\b/,
      /^(?!(?:are|is) (?:you|sawa)\b)/,
    ],
    [
      /\bsomething(?:s| is| isnt| feels| seems) (?:(?:not )?right|off|wrong)(?: here| about (?:this|it|him|her|them)| with (?:him|her|them))$/,
    ],
    [/\bsomethings? (?:isnt|is not|not) right(?: here)?$/],
  ],
};
