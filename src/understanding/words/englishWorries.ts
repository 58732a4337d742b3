import type { WorrySigns } from '../worrySigns.ts';

/** Compared with words in lower case without apostrophes or signs. */
export const englishWorries: WorrySigns = {
  hacked: [
    [
      /\b(?:hacked|hacker|sim (?:got |was )?swapped|anydesk|teamviewer|control of my|phone was stolen|(?:some(?:one|body)|stranger)(?: else)? (?:got into|has my|knows my|is in my|is using|used|logged in)|(?:gave|told|sent|read) (?:him|her|them|some(?:one|body)) (?:my|the) (?:sms )?(?:code|password|pin)|this was(?:nt| not) me|did(?:nt| not) (?:make|start|ask for) this)\b/,
    ],
  ],
  threatened: [
    [
      /\b(?:threat(?:s|en|ens|ened|ening)?|blackmail(?:s|ed|er|ing)?|extort(?:ed|ing|ion|s)?|ransom|hurt my|hurt me|post my (?:pictures|photos|video)|scared of)\b/,
    ],
  ],
  authority: [
    [
      /\b(?:police|bank|officer|judge|cop|microsoft|amazon|hmrc|home office|tax office|immigration|customs|department|your (?:agent|company)|support)\b/,
      /\b(?:told me (?:to|2)|(?:called|rang|phoned) (?:me )?(?:and|about|to)|i must|arrested|deported|wants|a fee|the bail)\b/,
    ],
    [
      /\b(?:told me to move|safe account|from (?:my bank|hmrc|your company|immigration) (?:called|told|says|rang)|pay a fine)\b/,
    ],
  ],
  secret: [
    [
      /\b(?:keep (?:it |this )?(?:a )?secret|wants? (?:me )?to keep (?:it|this)|not to (?:tell|mention)|dont tell (?:my|any)|not (?:supposed|allowed) to (?:talk|tell)|lie to|told (?:me )?(?:what to say|to say)|(?:was|were) told to (?:choose|say|pick)|delete (?:our|the|all) messages|keep it between us|must(?:nt| not) tell|told (?:to|2) (?:say|keep)|keep quiet|nobody is allowed)\b/,
    ],
  ],
  nevermet: [
    [
      /\b(?:never (?:met|seen) (?:him|her|them|this|in)|havent (?:met|seen (?:him|her|them))|have not met|did not meet|met online|met (?:him|her|them) (?:on|online)|only know (?:him|her|them)|know (?:him|her|them) only|online (?:boyfriend|girlfriend|friend)|girlfriend online|boyfriend online|dont (?:actually|really) know (?:this person|him|her|them)|dating (?:site|app)|on the internet|do a video call|want to video chat|met on (?:facebook|instagram|tinder|whatsapp)|a stranger|who this money is)\b/,
    ],
  ],
  impostor: [
    [
      /\b(?:new number that|different number|unknown number|facebook asked me|really (?:her|him)(?: asking)?$|doesnt sound like|new bank details|was really my)\b/,
    ],
  ],
  reward: [
    [
      /\b(?:(?:won|win) (?:a|the) (?:prize|lottery)|winnings to|inheritance once|doubles? my|double back|promised me|forex|pay to (?:get|unlock|receive)|pay for training|recruiter|fee to (?:release|get|unlock|receive)|give me a loan|teaches me trading|guaranteed profit|send money on|money by mistake and|forward the money|unlock my)\b/,
    ],
    // "Can I pay with bitcoin?" asks; "he wants bitcoin" tells.
    [
      /^(?!(?:(?:can|could|may|do|does) (?:i|you|we)|(?:est ce que )?(?:je peux|on peut|peut on|puis je|vous prenez|prenez vous|vous acceptez|acceptez vous)) )/,
      /\b(?:crypto|bitcoin|(?:gift|itunes|steam|google play|amazon) cards?)\b/,
    ],
  ],
  hurried: [
    [
      /\b(?:me to (?:hurry|be quick|b quick)|pressured|pressuring|rushing me|wont hang up|he said dont hang up|forced? to|forcing me|being (?:forced|pushed)|on the phone with|keep calling me|making me do|no time to think|within the hour or|on the line want|pay the deposit now)\b/,
    ],
    [
      /\b(?:he|she|they|someone|somebody|caller|people|ppl) (?:says?|said|insists?|gets|wants?|keeps?)\b/,
      /\b(?:now|today|midnight|angry|quick|hurry|immediately)\b/,
    ],
  ],
  suspicion: [
    [
      /\b(?:scam(?:s|med|mer|mers|ming)?|fraud|fraudster|a con|crooks?|swindle[drs]?|fishy|dodgy|tricking me|conned|feels (?:wrong|off)|bad feeling|not sure i should|is (?:he|she) real|dont trust (?:him|her|them)|not to send (?:him|her|them))\b/,
    ],
  ],
};
