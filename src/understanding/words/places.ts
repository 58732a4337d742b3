import type { CountryCode } from '#domain/reference/countryCodes.ts';
import type { Phrases } from './vocabulary.ts';

/** Other names, adjectives, people and main cities, in both languages; the countries' own names come from Unicode. */
export const placeNames: { readonly [country in CountryCode]?: Phrases } = {
  CM: `cameroun, cameroon, kamerun, kmer, kamer, 237, cameroonian, cameroonians, camerounais, camerounaise, mboa, douala, dla, yaoundé, yde, ongola, bamenda, bafoussam, garoua, maroua,
    ngaoundéré, bertoua, buea, limbe, limbé, kribi, ebolowa, kumba, nkongsamba, dschang, foumban, edea, édéa, mbouda, bafang, bangangté, tiko, mutengene, kumbo, sangmélima, mbalmayo, loum, bafia, southern cameroons`,
  KE: `kenyan, kenyans, kényan, kényane, kényans, kenyane, nairobi, mombasa, kisumu, nakuru, eldoret, thika, malindi, kitale, machakos, nyeri, garissa, kakamega, meru, naivasha, kericho, embu, kiambu, 254`,
  TZ: `tanzanian, tanzanians, tanzanien, tanzanienne, tanzaniens, dar es salaam, dar es salam, daressalaam, dar, bongo, dodoma, arusha, mwanza, zanzibar, mbeya, morogoro, tanga, moshi, kigoma, tabora, kilimanjaro, iringa, songea, tz`,
  UG: `ugandan, ugandans, ougandais, ougandaise, kampala, entebbe, jinja, gulu, mbarara, mbale, masaka, fort portal, soroti, arua, hoima, kabale, wakiso, mukono, tororo, 256`,
  NG: `nigerian, nigerians, nigérian, nigériane, nigérians, naija, 9ja, niaja, lagos, abuja, port harcourt, ph city, ibadan, kano, benin city, enugu, kaduna, aba, onitsha, warri, abeokuta, jos, ilorin, owerri, uyo, calabar, akure, asaba, lekki, ikeja, maiduguri, zaria, sokoto`,
  GH: `ghanaian, ghanaians, ghanéen, ghanéenne, accra, kumasi, tamale, takoradi, tema, cape coast, gold coast`,
  CI: `ivory coast, côte d'ivoire, cote divoire, cote d ivoire, rci, ivorian, ivoirien, ivoirienne, ivoiriens, abidjan, bouaké, yamoussoukro, daloa, san pedro, korhogo`,
  TD: `tchad, tchadien, tchadienne, chadian, n'djamena, ndjamena, moundou, abéché`,
  GQ: `equatorial guinea, guinée équatoriale, guinee equatoriale, malabo, bata`,
  GA: `gabonese, gabonais, gabonaise, libreville, port-gentil, port gentil, franceville, oyem`,
  CG: `congo brazzaville, congo-brazzaville, congo brazza, republic of the congo, république du congo, brazzaville, brazza, pointe-noire, pointe noire`,
  ZA: `south african, south africans, sud-africain, sud africain, afrique du sud, johannesburg, joburg, jozi, cape town, le cap, durban, pretoria, soweto, port elizabeth, mzansi`,
  GM: `the gambia, gambian, gambie, gambien, gambienne, banjul, serekunda, brikama`,
  LR: `liberian, libérien, monrovia, libéria`,
  SN: `senegalese, sénégalais, sénégalaise, dakar, thiès, saint-louis, touba, ziguinchor, kaolack, mbour`,
  SL: `sierra leone, sierra leonean, sierra-léonais, freetown, makeni, kenema, salone`,
  GB: `uk, u k, united kingdom, great britain, britain, england, angleterre, grande-bretagne, grande bretagne, royaume-uni, royaume uni, scotland, écosse, wales, pays de galles, british, london, londres, ldn, manchester, birmingham, leeds, liverpool, glasgow, edinburgh, bristol, sheffield, leicester, nottingham, newcastle, cardiff, coventry, southampton, croydon, luton, milton keynes, peckham, bradford`,
  CA: `canadien, canadienne, toronto, montreal, montréal, ottawa, calgary, vancouver, edmonton, quebec, québec, winnipeg, gatineau, mississauga, halifax, ontario, alberta`,
  FR: `paris, lyon, marseille, toulouse, lille, bordeaux, nantes, strasbourg, rennes, montpellier, hexagone, île-de-france, grenoble, rouen`,
  BE: `bruxelles, brussels, antwerp, anvers, liège, gand, ghent, charleroi, namur`,
  DE: `berlin, munich, münchen, hamburg, hambourg, frankfurt, francfort, cologne, köln, stuttgart, düsseldorf, leipzig, dortmund, bremen`,
  IT: `rome, roma, milan, milano, naples, turin, torino, bologna`,
  ES: `madrid, barcelona, barcelone, valencia, valence espagne, seville, malaga, bilbao`,
  NL: `holland, hollande, the netherlands, les pays-bas, pays-bas, pays bas, amsterdam, rotterdam, the hague, la haye, utrecht, eindhoven`,
  IE: `dublin, irlande, cork, galway, limerick, republic of ireland`,
  DK: `copenhagen, copenhague, aarhus, odense`,
  NO: `oslo, bergen, trondheim, stavanger`,
  SE: `stockholm, gothenburg, göteborg, malmö, uppsala`,
  FI: `helsinki, espoo, tampere, turku`,
  CH: `zurich, zürich, geneva, genève, lausanne, basel, bâle, bern, berne, fribourg, neuchâtel`,
  PT: `lisbon, lisbonne, porto`,
  AT: 'vienna, vienne',
  GR: 'athens, athènes',
  LU: 'luxembourg ville',
};

/** One name, more than one country: always asked. The countries we reach are offered. */
export const sharedPlaceNames: readonly { readonly names: Phrases; readonly countries: readonly CountryCode[] }[] = [
  { names: 'congo, congolese, congolais, congolaise, le congo, the congo', countries: ['CG'] },
  { names: 'guinea, guinée, guinean, guinéen', countries: ['GQ'] },
];

/** Places people name that money does not reach; countries beyond these come from Unicode. */
export const unservedPlaceNames: Phrases = `dr congo, drc, d r congo, rdc, rd congo, kinshasa, lubumbashi, congo kinshasa, democratic republic of congo, democratic republic of the congo, république démocratique du congo, guinea bissau, guinea-bissau, guinée bissau, guinée-bissau, guinea conakry, guinée conakry, conakry,
  bamako, niamey, ouagadougou, burkina, bénin, cotonou, lomé, kigali, bujumbura, lusaka, harare, addis ababa, addis abeba, mogadishu, usa, america, amérique, états-unis, dubai, maroc, casablanca, centrafrique, bangui, new york`;
