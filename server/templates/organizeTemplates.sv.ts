import type { TemplateTexts } from './officialTemplate.ts'

export default {
  'start-stop-continue-sorted': {
    name: 'Börja, sluta, fortsätt: sorterat av alla',
    desc: 'Alla skriver vad de har lagt märke till, och var och en avgör om det är något att börja med, sluta med eller fortsätta med. Sedan pratar ni om det ni ser olika på, inte om allt. 45 minuter, 4 till 30 personer.',
    lobbyTitle: 'Börja, sluta eller fortsätta?',
    lobbyDesc: 'Först skriver vi, sedan sorterar var och en. Ingen ser vem som placerade vad.',
    activities: [
      {
        name: 'Vad gör vi med det?',
        desc: 'En sak per kort, så som du skulle säga den till en kollega.',
        unsorted: { name: 'Inte bestämt än', desc: 'Sådant som vi gör eller skulle kunna göra.' },
        sections: [
          { name: 'Börja', desc: 'Vi gör det inte än, men borde.' },
          { name: 'Sluta', desc: 'Det kostar mer än det ger.' },
          { name: 'Fortsätt', desc: 'Det fungerar. Låt oss inte tappa det.' },
        ],
        notes:
          '30 minuter. Fem minuters tyst skrivande: alla får lägga till kort. Stäng sedan av det i aktivitetens inställningar, lägg ihop det som säger samma sak och låt alla sortera på sin egen enhet i fem minuter. ”Osäker” är också ett svar.\n\nStäng och visa. Godta det som de flesta är eniga om, med ett tryck, och diskutera det inte. Lägg tiden på de mest omstridda korten: fråga först någon som ser det på ett sätt, och sedan någon som ser det på ett annat.',
      },
      {
        name: 'Det vi ändrar',
        desc: 'Två eller tre saker för de närmaste fyra veckorna.',
        columns: [{ heading: 'Vad' }, { heading: 'Vem ser till det' }, { heading: 'Senast' }],
        notes:
          '15 minuter. Ta en sak att börja med och en att sluta med; det som fortsätter behöver ingen rad. Så kopierar du: öppna ”Alternativ för aktiviteten” i aktiviteten före, sedan ”Kopiera innehåll till en annan aktivitet”.\n\nEn rad utan namn är en önskan. Läs upp raderna till slut.',
      },
    ],
  },
  'risks-by-owner': {
    name: 'Risker efter ägare',
    desc: 'Samla det som kan gå fel, och låt var och en säga vem som måste ta hand om det. Där rummet är oenigt har risken ingen ägare. 60 minuter, 4 till 20 personer.',
    lobbyTitle: 'Vems risk är det?',
    lobbyDesc:
      'Vi samlar risker, och var och en säger vem som borde äga dem. Det handlar om roller, inte om skuld.',
    activities: [
      {
        name: 'Vem äger risken?',
        desc: 'En risk per kort: vad som kan hända, och vad det skulle leda till.',
        unsorted: { name: 'Risker', desc: 'Allt som kan stoppa oss eller stå oss dyrt.' },
        sections: [
          { name: 'Vårt team', desc: 'Vi kan göra något åt det själva.' },
          { name: 'Ledningen', desc: 'Det kräver ett beslut, pengar eller folk.' },
          { name: 'Ett annat team', desc: 'Det ligger i händerna på kollegor.' },
          { name: 'Kunden', desc: 'Bara de kan ta bort den, och de måste få veta.' },
          { name: 'Leverantörer och partner', desc: 'Det hör hemma i ett avtal.' },
          { name: 'Ingen', desc: 'Vi accepterar den, och säger det.' },
        ],
        notes:
          '40 minuter. Byt först ut namnen mot era egna team och partner. Tio minuter för att samla, eller importera en lista som ni har; sedan sorterar alla på sin egen enhet.\n\nStäng och visa. En risk som de flesta ger samma ägare godtas med ett tryck. Prata om dem där rummet är delat, och om varje risk som många var osäkra på: det är dem som ingen bevakar. Om en ägare inte är i rummet måste någon här berätta det för dem.',
      },
      {
        name: 'Vad varje ägare gör',
        desc: 'Nästa steg för de risker som betyder mest.',
        columns: [
          { heading: 'Risken' },
          { heading: 'Ägare' },
          { heading: 'Nästa steg' },
          { heading: 'Läge', choices: ['Öppen', 'Bevakas', 'Löst'] },
        ],
        notes:
          '20 minuter. Så kopierar du riskerna: öppna ”Alternativ för aktiviteten” i aktiviteten före, sedan ”Kopiera innehåll till en annan aktivitet”. En ägare är en person med ett namn. Bestäm vilken dag ni tittar på tabellen igen.',
      },
    ],
  },
} satisfies Record<string, TemplateTexts>
