/**
 * English and Swedish words with nearly the same meaning for people who sort answers, which a stemmer cannot know:
 * topics of work and everyday life. A word may occur in several lines.
 */
export const concepts: readonly { en: string; sv: string }[] = [
  // Body and place
  {
    en: 'food eat lunch breakfast dinner meal canteen vegetarian vegan meat fruit snack menu cook kitchen hungry restaurant',
    sv: 'mat äta lunch frukost middag måltid matsal vegetarisk vegan kött frukt mellanmål meny laga kök hungrig restaurang sallad',
  },
  { en: 'coffee tea drink café cup mug', sv: 'kaffe te dricka fika café kopp mugg fikapaus' },
  {
    en: 'noise noisy quiet silent silence loud concentrate concentration focus disturb distraction calm',
    sv: 'ljud buller oväsen tyst tystnad högljudd stökig stök lugn koncentrera koncentration fokus störa prat arbetsro',
  },
  {
    en: 'air ventilation temperature cold hot warm freezing boiling heating cooling conditioning window draught stuffy',
    sv: 'luft ventilation temperatur kall varm frysa värme kyla drag fönster kvav kvavt inomhusklimat',
  },
  {
    en: 'light lighting lamp bright dark daylight',
    sv: 'ljus belysning lampa ljust mörk mörker mörkt dagsljus',
  },
  {
    en: 'furniture chair desk table sofa bench ergonomic adjustable standing cushion',
    sv: 'möbel möbler stol skrivbord bord soffa bänk ergonomisk höjbar sitta fåtölj',
  },
  {
    en: 'room building venue hall space house office premises corridor floor',
    sv: 'rum byggnad lokal sal hus kontor utrymme korridor våning byggnader',
  },
  {
    en: 'toilet bathroom clean cleaning dirty hygiene tidy mess wash',
    sv: 'toalett toa badrum städa städning smutsig ren hygien fräsch äcklig tvätta skräpig',
  },
  {
    en: 'decoration plant art colour color wall painting cosy flowers green interior',
    sv: 'inredning växt konst färg vägg tavla mysig blomma grön måla dekoration',
  },
  {
    en: 'waste garbage trash recycle recycling sort reuse plastic litter bin throw paper print repair refurbished',
    sv: 'avfall sopor skräp återvinna återvinning sortera återbruk plast papperskorg slänga papper skriva reparera laga',
  },
  {
    en: 'energy electricity power solar heating insulation lamp led switch off consumption',
    sv: 'energi el ström sol solcell uppvärmning isolering förbrukning elektricitet stänga släcka',
  },
  {
    en: 'climate environment emission co2 carbon footprint sustainable sustainability',
    sv: 'klimat miljö utsläpp koldioxid fotavtryck hållbar hållbarhet',
  },
  {
    en: 'nature park garden outdoor outside forest playground walk fresh',
    sv: 'natur park trädgård ute utomhus skog lekplats gård skolgård promenad',
  },
  // Moving
  {
    en: 'travel flight fly flying train trip airport journey',
    sv: 'resa flyg flyga tåg resor tjänsteresa flygplats',
  },
  {
    en: 'commute bike bicycle cycle bus tram subway transport car drive carpool parking park station walk',
    sv: 'pendla cykel cykla buss spårvagn tunnelbana kollektivtrafik bil köra samåka parkering station gå',
  },
  {
    en: 'delivery deliver shipping parcel package late delay delayed arrive',
    sv: 'leverans leverera frakt paket försening försenad sen sent framme leveranstid',
  },
  // Time
  {
    en: 'time hour minute long short shorter longer overtime late quick duration slow drag overrun',
    sv: 'tid timme minut lång kort kortare längre övertid försening snabb länge långsam',
  },
  {
    en: 'calendar schedule plan planning programme program timetable day week month foresight',
    sv: 'kalender schema planera planering program dag vecka månad framförhållning tidplan',
  },
  {
    en: 'break breaks pause rest recovery recharge breathing',
    sv: 'rast paus vila återhämtning andas andrum pausa',
  },
  {
    en: 'opening open hours closed evening weekend sunday saturday night',
    sv: 'öppettider öppen öppet öppna stängd kväll helg söndag lördag natt',
  },
  {
    en: 'fewer less half reduce cancel cut cutting too many',
    sv: 'färre mindre hälften minska ställa många skära',
  },
  {
    en: 'wait waiting queue line approval pending dependency',
    sv: 'vänta väntan väntetid kö godkännande beroende dröja',
  },
  {
    en: 'priority prioritise prioritize important urgent first parallel multitask multitasking focus',
    sv: 'prioritet prioritera prioritering viktig viktigast bråttom samtidigt parallellt',
  },
  { en: 'early beforehand before advance start begin', sv: 'tidig tidigare innan förväg börja början start' },
  // Meeting and deciding
  { en: 'meeting meetings sync standup appointment', sv: 'möte möten avstämning stormöte' },
  {
    en: 'agenda purpose goal prepare preparation unprepared invite document read beforehand',
    sv: 'agenda dagordning syfte mål förbereda förberedelse oförberedd kallelse underlag läsa',
  },
  {
    en: 'decision decide action follow-up follow minutes responsible responsibility conclusion summary',
    sv: 'beslut besluta åtgärd uppföljning följa protokoll ansvarig ansvar slutsats sammanfattning',
  },
  {
    en: 'talk speak say voice discuss discussion debate dialogue question quiet introvert heard listen ask chat',
    sv: 'prata tala säga röst diskutera diskussion debatt dialog fråga samtal hörd lyssna samtala',
  },
  {
    en: 'remote home hybrid online video zoom digital distance camera',
    sv: 'distans hemifrån hybrid online video teams zoom digital hemma kamera',
  },
  {
    en: 'sound audio microphone mic speaker hear loudspeaker',
    sv: 'ljud mikrofon mick högtalare höra ljudet',
  },
  // Tools
  {
    en: 'computer laptop screen docking monitor keyboard device equipment phone charger charge',
    sv: 'dator laptop skärm dockning tangentbord utrustning telefon laddare ladda mobil',
  },
  { en: 'internet wifi network connection connect', sv: 'internet wifi nätverk uppkoppling bredband nät' },
  {
    en: 'system app software tool website web login password account access platform portal crash',
    sv: 'system app program verktyg hemsida webb webbplats inloggning logga lösenord konto behörighet plattform portal krascha',
  },
  {
    en: 'email mail message notification slack chat channel reachable inbox interrupt interruption',
    sv: 'mejl mail e-post meddelande notis kanal nåbar inkorg avbrott avbruten sms tillgänglig',
  },
  {
    en: 'phone call telephone answer reply respond ring',
    sv: 'telefon ringa samtal svar svara svarar luren',
  },
  // People
  {
    en: 'staff staffing personnel hire hiring recruit understaffed substitute colleague employee people',
    sv: 'personal bemanning anställa rekrytera underbemannad vikarie kollega medarbetare anställd',
  },
  {
    en: 'manager boss leader leadership management director supervisor',
    sv: 'chef ledare ledning ledarskap direktör arbetsledare ledningen',
  },
  {
    en: 'teacher teach explain lesson class classroom',
    sv: 'lärare undervisa förklara lektion klass klassrum undervisning',
  },
  {
    en: 'exam homework assignment study grade',
    sv: 'prov läxa läxhjälp uppgift plugga betyg tenta inlämning',
  },
  {
    en: 'support help mentor coach guide back-up feedback check-in',
    sv: 'stöd hjälp mentor coach handleda handledare stötta feedback återkoppling avstämning',
  },
  {
    en: 'bullying harassment tease safe unsafe insecure adult',
    sv: 'mobbning trakassera retad reta trygg trygghet otrygg vuxen kränkning',
  },
  {
    en: 'young youth kid child children teenager student',
    sv: 'ung ungdom unga barn tonåring elev student',
  },
  {
    en: 'respect dignity friendly kind rude treat treatment polite attitude listened service',
    sv: 'respekt värdighet vänlig snäll otrevlig bemötande behandla artig attityd lyssnad trevlig',
  },
  {
    en: 'choose choice autonomy freedom influence participate participation',
    sv: 'välja val självbestämmande frihet bestämma inflytande delta delaktighet påverka',
  },
  {
    en: 'anonymous equal inclusion inclusive diversity fair',
    sv: 'anonym lika inkludering mångfald rättvis jämlik',
  },
  // Together
  {
    en: 'social party game games fun afterwork after-work hang together friends activity event mingle network networking play',
    sv: 'social fest spel rolig afterwork umgås tillsammans vänner aktivitet evenemang mingel nätverka nätverkande leka kul',
  },
  {
    en: 'team teamwork cooperation collaborate collaboration department cross-functional',
    sv: 'team samarbete samarbeta avdelning lag teamwork samverkan',
  },
  { en: 'culture value values attitude mindset', sv: 'kultur värdering värderingar inställning' },
  {
    en: 'health exercise training gym yoga massage wellness sport fitness',
    sv: 'hälsa träning träna gym yoga massage friskvård sport motion idrott gymnastik fotboll basket friskvårdsbidrag',
  },
  {
    en: 'stress workload pressure burnout overwhelmed overload',
    sv: 'stress arbetsbelastning press utbrändhet överbelastad belastning stressad',
  },
  // Knowing and telling
  {
    en: 'knowledge learn learning education course skill competence training workshop',
    sv: 'kunskap lära lärande utbildning kurs kompetens fortbildning utbildad kunnande workshop',
  },
  {
    en: 'information communication communicate inform tell transparent news clear website',
    sv: 'information kommunikation kommunicera informera berätta transparens nyhet tydlig info besked',
  },
  {
    en: 'documentation document docs manual handbook guide checklist routine instruction',
    sv: 'dokumentation dokument handbok manual checklista rutin instruktion skriftlig dokumentera',
  },
  {
    en: 'goal target measure metric report numbers strategy vision',
    sv: 'mål målsättning mäta mätning rapport rapportera strategi vision siffror',
  },
  {
    en: 'change reorganisation reorganization uncertainty worry',
    sv: 'förändring omorganisation osäkerhet oro',
  },
  // Money and goods
  {
    en: 'price expensive cheap cheaper cost fee discount ticket afford',
    sv: 'pris dyr billig billigare kostnad avgift rabatt biljett prishöjning gratis',
  },
  { en: 'salary pay wage bonus raise benefits', sv: 'lön löner bonus löneökning förmån ersättning' },
  { en: 'invoice bill payment billing', sv: 'faktura räkning betalning fakturering betala' },
  {
    en: 'buy purchase supplier order shop store procurement second-hand',
    sv: 'köpa inköp leverantör beställa butik affär upphandling begagnad',
  },
  {
    en: 'broken defect quality damage faulty poor worse',
    sv: 'trasig defekt kvalitet skada sönder dålig sämre fel',
  },
  { en: 'return returns refund money-back', sv: 'retur returer returnera återbetalning tillbaka ångerrätt' },
  { en: 'customer client user complaint', sv: 'kund användare klagomål kundtjänst' },
]
