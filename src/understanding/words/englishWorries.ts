import type { Worry } from '../worries.ts';

/** Said of a third person who wants something: who is quoted, and not the sender. */
const them = '(?:he|she|they|someone|somebody|the (?:man|woman|guy|caller)|people|ppl)';

/** Compared with words in lower case without apostrophes or signs. */
export const englishWorries: Readonly<Record<Worry, RegExp>> = {
  hacked:
    /\b(?:hacked(?! he)|hacker|sim (?:got |was )?swap|anydesk|teamviewer|control of my|phone was stolen|(?:some(?:one|body)|stranger)(?: else)? (?:got into|has my|knows my|is in my|is using|used|logged in)|(?:gave|told|sent|read) (?:him|her|them|some(?:one|body)) (?:my|the) (?:\w+ )?(?:code|password|pin)|this was(?:nt| not) me|did(?:nt| not) (?:make|start|ask for) this)\b/,
  threatened:
    /\b(?:threat\w*|blackmail\w*|extort\w*|ransom|hurt my|hurt me|post my (?:pictures|photos|video)|scared of)\b/,
  authority:
    /\b(?:(?:police|bank|officer|judge|cop|microsoft|amazon|hmrc|home office|tax office|immigration|customs|department|your (?:agent|company)|sawa support|support)\b.*\b(?:told me (?:to|2)|(?:called|rang|phoned) (?:me )?(?:and|about|to)|rang me|i must|arrested|deported|wants|a fee|pay a fine|the bail)|told me to move|safe account|from (?:my bank|hmrc|your company|immigration) (?:called|told|says|rang)|police told me|pay a fine|(?:bank|fraud department|police) told me to)\b/,
  secret:
    /\b(?:keep (?:it |this )?(?:a )?secret|want\w* (?:me )?to keep (?:it|this)|not to (?:tell|mention)|dont tell (?:my|any)|not (?:supposed|allowed) to (?:talk|tell)|lie to|told (?:me )?(?:what to say|to say)|(?:was|were) told to (?:choose|say|pick)|delete (?:our|the|all) \w*messages|keep it between us|must(?:nt| not) tell|told (?:to|2) (?:say|keep)|keep quiet|nobody is allowed)\b/,
  nevermet:
    /\b(?:never (?:met|seen) (?:him|her|them|this|in)|havent (?:met|seen (?:him|her|them))|have not met|did not meet|met online|met (?:him|her|them) (?:on|online)|only know (?:him|her|them)|know (?:him|her|them) only|online (?:boyfriend|girlfriend|friend)|girlfriend online|boyfriend online|dont (?:actually|really) know (?:this person|him|her|them)|dating (?:site|app)|on the internet|video call|video chat|met on (?:facebook|instagram|tinder|whatsapp)|a stranger|who this money is)\b(?! later)/,
  impostor:
    /\b(?:new number that|different number|unknown number|facebook asked me|really (?:her|him)(?: asking)?$|doesnt sound like|new bank details|was really my)\b/,
  reward:
    /\b(?:(?:won|win) (?:a|the) (?:prize|lottery)|winnings to|inheritance once|doubles? my|double back|promised me|crypto|bitcoin|forex|pay to (?:get|unlock|receive)|pay for training|recruiter|fee to (?:release|get|unlock|receive)|give me a loan|teaches me trading|guaranteed profit|send money on|money by mistake and|forward the money|unlock my)\b/,
  hurried: new RegExp(
    String.raw`\b(?:(?:told|telling|tells|wants|want) me to (?:hurry|be quick|b quick)|pressur\w*|rushing me|wont hang up|he said dont hang up|force?d to|forcing me|being (?:forced|pushed)|on the phone with|keep calling me|making me do|no time to think|pay within the hour or|${them} (?:says?|said|insists?|gets|wants?|is|are|keeps?|keep)\b.*\b(?:now|today|midnight|angry|quick|hurry|wait|pay within|immediately)|on the line want|pay the deposit now)\b`,
  ),
  suspicion:
    /\b(?:scam\w*|fraud|fraudster|a con|crooks?|swindle\w*|fishy|dodgy|tricking me|conned|feels (?:wrong|off)|bad feeling|not sure i should|is (?:he|she) real|dont trust (?:him|her|them)|not to send (?:him|her|them))\b/,
};
