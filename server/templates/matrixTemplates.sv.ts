import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'effort-and-value': {
    name: 'Prioritera efter insats och värde',
    desc: 'Samla idéer, placera var och en efter vad den kräver och vad den ger, och gå därifrån med vetskap om vad ni börjar med och vad ni avstår från. 60 till 75 minuter, 4 till 30 personer.',
    lobbyTitle: 'Vad gör vi först?',
    lobbyDesc: 'Alla tar med idéer och alla betygsätter dem. Ingen ser vems röst som är vems.',
    activities: [
      {
        name: 'Vad värde är för oss',
        desc: 'Innan vi väljer: vad är det vi vill uppnå?',
        questions: [
          'Vilka ska märka en skillnad, och vilken?',
          'Vad har vi minst av: tid, pengar eller människor?',
        ],
        notes:
          '10 minuter. Enas om en mening som säger vad värde är och en som säger vad insats är. Skriv in båda i beskrivningen av ”Insats och värde” (”Redigera aktivitet”): betygen går bara att jämföra när alla bedömer samma sak.',
      },
      {
        name: 'Idéer',
        desc: 'En idé i varje svar, så konkret att någon skulle kunna börja i morgon.',
        questions: ['Vad skulle vi kunna göra?'],
        groupsDesc: 'Vad är egentligen samma arbete? Ge det ett namn som går att bedöma utan förklaring.',
        notes:
          '20 minuter. Dolda svar under 8 minuters skrivande, visa dem sedan och gruppera.\n\nSå kopierar du idéerna: öppna frågan, sedan ”Alternativ för aktiviteten” och ”Kopiera innehåll till en annan aktivitet”, välj ”Insats och värde” och tryck på ”Kopiera grupper”. Varje grupp blir en idé att betygsätta, med sina svar under sig. ”Kopiera toppen” tar i stället de mest gillade svaren. Åtta till tolv idéer räcker; fler tröttar ut rummet och gör bilden otydlig.',
      },
      {
        name: 'Insats och värde',
        desc: 'Betygsätt varje idé två gånger: vad den kräver och vad den ger. Avstå där du inte kan bedöma.',
        listTitle: 'Idéer att bedöma',
        axes: [
          { title: 'Insats', help: '1 några dagar, 5 många månader' },
          { title: 'Värde', help: '1 knappt något, 5 mycket stort' },
        ],
        quadrants: ['Snabba vinster', 'Stora satsningar', 'När det finns tid', 'Inte värt det'],
        polls: [],
        notes:
          '20 minuter. Först förklarar den som känner till en idé den i en mening; ingen argumenterar än. Sedan betygsätter alla var för sig och i tystnad.\n\nPrata bara om idéer där rösterna går isär: ofta har sidorna bedömt två olika idéer. Låt alla ändra sin röst efteråt. Läs bilden och inte listans ordning: listan är sorterad efter insats gånger värde, och en stor insats är ingen förtjänst här.',
      },
      {
        name: 'Det vi börjar med',
        desc: 'Ur de snabba vinsterna, och högst en stor satsning.',
        questions: [
          'Vilken idé börjar vi med, vem tar den, och vad händer inom en vecka?',
          'Vad gör vi inte, och vilka berättar vi det för?',
        ],
        notes:
          '15 minuter. Två snabba vinster och en stor satsning är gott och väl. Skriv också upp det ni avstår från: de som hoppades på det förtjänar att få höra det av er.',
      },
    ],
  },
  'risk-matrix': {
    name: 'Riskmatris: sannolikhet och konsekvens',
    desc: 'Samla risker, bedöm hur troliga de är och hur illa det skulle bli, och enas om åtgärder för de värsta, var och en med någon som bevakar den. 75 minuter, 4 till 20 personer.',
    lobbyTitle: 'Vilka risker tar vi?',
    lobbyDesc: 'Säg vad som oroar dig. Svar och röster är anonyma.',
    activities: [
      {
        name: 'Risker',
        desc: 'En risk i varje svar: vad som kan hända och vad det skulle leda till.',
        questions: [
          'Vad kan hända med människorna och samarbetet?',
          'Vad kan hända med det vi gör?',
          'Vad kan hända runt omkring oss?',
        ],
        groupsDesc:
          'Lägg ihop det som är en och samma händelse: ”Leverantören kan inte leverera”, inte ”Leverantör”.',
        notes:
          '20 minuter. Tio minuters tyst skrivande med dolda svar, visa dem sedan och gruppera.\n\nSå kopierar du riskerna: öppna en fråga i taget, sedan ”Alternativ för aktiviteten” och ”Kopiera innehåll till en annan aktivitet”, välj ”Sannolikhet och konsekvens” och tryck på ”Kopiera grupper”. Svar som inte hör till någon grupp markerar du på sidan Grupper och tar med via ”Kopiera till…”. Ungefär femton risker sammanlagt går att bedöma med omsorg.',
      },
      {
        name: 'Sannolikhet och konsekvens',
        desc: 'Som det är i dag, med det vi redan gör åt saken. Avstå där du inte kan bedöma.',
        listTitle: 'Risker att bedöma',
        axes: [
          { title: 'Sannolikhet', help: '1 nästan aldrig, 5 nästan säkert' },
          { title: 'Konsekvens', help: '1 besvärligt, 5 stoppar oss' },
        ],
        quadrants: ['Ha en plan redo', 'Agera nu', 'Godta och bevaka', 'Gör det till rutin'],
        polls: [],
        notes:
          '20 minuter. Säg först vad 5 betyder på båda axlarna hos er, till exempel ”inom ett år” och ”vi blir en månad försenade”. Resultatet är dolt tills du stänger omröstningen, också för dig, så att ingen följer den som låter mest: stäng när antalet som har röstat slutar växa.\n\nListan är sorterad efter sannolikhet gånger konsekvens, det vanliga måttet på risk. Fråga om risker med stor spridning: någon kanske vet något som de andra inte vet. Om det får folk att tänka om startar ”Nollställ alla röster” en ny omgång, och den första finns kvar bredvid.',
      },
      {
        name: 'Åtgärder mot riskerna',
        desc: 'För riskerna högst upp i listan. Börja varje svar med riskens namn.',
        questions: [
          'Vad gör vi för att det ska bli mindre troligt?',
          'Vad förbereder vi så att det inte blir så illa?',
          'Vem bevakar risken, och vilket vore det första tecknet?',
        ],
        notes:
          '30 minuter. En risk i taget, högst fem. ”Agera nu” kräver en åtgärd med namn och datum, ”Ha en plan redo” kräver planen och ”Gör det till rutin” en enkel vana. Säg högt vilka risker ni godtar: det är också ett beslut. Duplicera matrisen om en månad och bedöm på nytt.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>
