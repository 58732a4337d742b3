import { afterAll, describe, expect, test } from 'vitest';
import { publishedLists } from '#domain/screening/watchlists.ts';
import { inventedPeople, watchlistDocument, watchlistFolder } from '#tests/fixtures/watchlistFiles.ts';
import { readWatchlistFile } from './readWatchlistFile.ts';

const folder = watchlistFolder();
afterAll(folder.remove);
const read = (text: string) => readWatchlistFile(folder.write('list.xml', text));

const british = `<?xml version="1.0" encoding="utf-8"?>
<Designations xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <DateGenerated>20/11/2026</DateGenerated>
  <Designation>
    <LastUpdated>14/04/2026</LastUpdated>
    <UniqueID>INV0006</UniqueID>
    <Names>
      <Name><Name6>Vasko the Elder</Name6><NameType>ALias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name>
      <Name><Name1>VASKO</Name1><Name2>ILARION</Name2><Name6>DRUGUNOV</Name6><NameType>Primary Name</NameType></Name>
      <Name><Name1>Vasco</Name1><Name6>Drugunoff</Name6><NameType>Primary name variation</NameType></Name>
    </Names>
    <NonLatinNames><NonLatinName><NameNonLatinScript>Васко Другунов</NameNonLatinScript></NonLatinName></NonLatinNames>
    <IndividualEntityShip>Individual</IndividualEntityShip>
    <IndividualDetails><Individual><DOBs><DOB>dd/mm/1950</DOB><DOB>27/08/1955</DOB></DOBs></Individual></IndividualDetails>
  </Designation>
  <Designation>
    <UniqueID>INV0007</UniqueID>
    <Names><Name><Name6>Drugunov &amp; Sons</Name6><NameType>Primary Name</NameType></Name></Names>
    <IndividualEntityShip>Entity</IndividualEntityShip>
  </Designation>
</Designations>`;

const european = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-11-19T16:47:04.449+02:00" globalFileId="184862">
  <sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.1.28" logicalId="13">
    <regulation regulationType="amendment" publicationDate="2003-07-08" programme="INV"/>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="Vasko" middleName="Ilarion" lastName="DRUGUNOV" wholeName="Vasko Ilarion DRUGUNOV" gender="M" strong="true"/>
    <nameAlias firstName="" middleName="" lastName="" wholeName="Βάσκο Ντρουγκούνοφ" nameLanguage="EL" strong="true"/>
    <nameAlias firstName="" middleName="" lastName="" wholeName="Abu Vasko" strong="false"/>
    <birthdate circa="false" calendarType="GREGORIAN" birthdate="1955-08-27" year="1955"/>
    <birthdate circa="true" year="1950"/>
  </sanctionEntity>
  <sanctionEntity logicalId="14"><subjectType code="enterprise"/><nameAlias wholeName="Drugunov Bank" strong="true"/></sanctionEntity>
</export>`;

const unitedNations = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-11-18T23:00:06.496Z">
  <INDIVIDUALS>
    <INDIVIDUAL>
      <DATAID>6907993</DATAID><VERSIONNUM>1</VERSIONNUM>
      <FIRST_NAME>VASKO</FIRST_NAME><SECOND_NAME>ILARION</SECOND_NAME><THIRD_NAME>DRUGUNOV</THIRD_NAME>
      <NAME_ORIGINAL_SCRIPT>Васко Другунов</NAME_ORIGINAL_SCRIPT>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>DRUGUNOFF, Vasco</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Abu Vasko</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1955-08-27</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1950</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL>
  </INDIVIDUALS>
  <ENTITIES><ENTITY><DATAID>1</DATAID><FIRST_NAME>DRUGUNOV GROUP</FIRST_NAME></ENTITY></ENTITIES>
</CONSOLIDATED_LIST>`;

const canadian = `<?xml version="1.0" encoding="UTF-8"?>
<data-set xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <record>
    <Country-Pays>Nowhere / Nulle part</Country-Pays>
    <LastName-NomDeFamille>DRUGUNOV</LastName-NomDeFamille>
    <GivenName-Prenom>Vasko Ilarion</GivenName-Prenom>
    <Aliases-Alias>Vasco; Abu Vasko</Aliases-Alias>
    <DateOfBirthOrShipBuildDate-DateDeNaissanceOuDateDeConstructionDuNavire>1955-08-27</DateOfBirthOrShipBuildDate-DateDeNaissanceOuDateDeConstructionDuNavire>
    <Schedule-Annexe>1, Part 1</Schedule-Annexe><Item-NumeroDarticle>94</Item-NumeroDarticle>
    <DateOfListing-DateDinscription>2026-03-15</DateOfListing-DateDinscription>
  </record>
  <record>
    <Country-Pays>Nowhere / Nulle part</Country-Pays>
    <EntityOrShip-EntiteOuNavire>Drugunov Shipping</EntityOrShip-EntiteOuNavire>
    <DateOfListing-DateDinscription>2026-09-01</DateOfListing-DateDinscription>
  </record>
</data-set>`;

const ilarion = { given: 'Vasko Ilarion', family: 'DRUGUNOV' };
const loud = { given: 'VASKO ILARION', family: 'DRUGUNOV' };
const cyrillic = { given: '', family: 'Васко Другунов' };
const abu = { given: '', family: 'Abu Vasko', isWeak: true };

describe('the lists as their authorities publish them', () => {
  test.each([
    {
      text: british,
      list: 'UK',
      publishedOn: '2026-11-20',
      id: 'UK:INV0006',
      born: ['1950', '1955-08-27'],
      names: [
        loud,
        { given: '', family: 'Vasko the Elder', isWeak: true },
        { given: 'Vasco', family: 'Drugunoff' },
        cyrillic,
      ],
    },
    {
      text: european,
      list: 'EU',
      publishedOn: '2026-11-19',
      id: 'EU:13',
      born: ['1955-08-27', '1950'],
      names: [ilarion, { given: '', family: 'Βάσκο Ντρουγκούνοφ' }, abu],
    },
    {
      text: unitedNations,
      list: 'UN',
      publishedOn: '2026-11-18',
      id: 'UN:6907993',
      born: ['1955-08-27', '1950'],
      names: [loud, cyrillic, { given: 'Vasco', family: 'DRUGUNOFF' }, abu],
    },
    {
      text: canadian,
      list: 'CA',
      publishedOn: '2026-09-01',
      id: expect.stringMatching(/^CA:[0-9a-f]{12}$/),
      born: ['1955-08-27'],
      names: [ilarion, { given: 'Vasco', family: 'DRUGUNOV' }, { given: '', family: 'Abu Vasko' }],
    },
  ])('$list: its people and no companies or ships, with every name and date of birth', async ({ text, ...said }) => {
    const { list, publishedOn, id, names, born } = said;
    expect(await read(text)).toMatchObject({
      ok: true,
      value: { list, publishedOn, entries: [{ id, names, born }], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test.each(publishedLists)('%s: of two thousand people every one is read', async (list) => {
    const file = watchlistDocument(list, { publishedOn: '2026-11-20', people: inventedPeople(2_000) });
    const answer = await read(file);
    expect(answer.ok && answer.value.entries.length).toBe(2_000);
  });
});

describe('a file that is no whole list is refused whole', () => {
  test.each(publishedLists)('%s cut off anywhere', async (list) => {
    const whole = watchlistDocument(list, { publishedOn: '2026-11-20', people: inventedPeople(20) });
    for (const share of [0.3, 0.6, 0.9, 0.999]) {
      expect(await read(whole.slice(0, whole.length * share))).toEqual({ ok: false, refusal: 'truncated' });
    }
  });

  test.each([
    ['nothing', '', 'unknownList'],
    ['a page that says no', '<html><body>Too many requests</body></html>', 'unknownList'],
    ['text', 'Too many requests', 'unknownList'],
    ['another list', '<sdnList><sdnEntry/></sdnList>', 'unknownList'],
    ['nobody', '<Designations><DateGenerated>20/11/2026</DateGenerated></Designations>', 'nobodyListed'],
    [
      'entities that grow (ASVS 1.5.1)',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Designations>&b;</Designations>',
      'documentType',
    ],
    [
      'a file of the server’s (ASVS 1.5.1)',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Designations>&a;</Designations>',
      'documentType',
    ],
    ['an entity nobody declared', '<Designations>&a;</Designations>', 'truncated'],
  ])('%s', async (_, text, refusal) => {
    expect(await read(text)).toEqual({ ok: false, refusal });
  });

  test('no file', async () => {
    expect(await readWatchlistFile('/nowhere/list.xml')).toEqual({ ok: false, refusal: 'noFile' });
  });
});
