import type { Translation } from '#ui/texts/useText.ts'
import type { projectorText } from './projectorText.ts'

export default {
  id: 'projector',
  texts: {
    pageTitle: (name) => `${name} på storbild`,
    loading: 'Öppnar rummets skärm…',
    closedTitle: 'Den här länken öppnar inget längre',
    closedHint: 'En facilitator har återkallat den eller skapat en ny. Be om den nya länken.',
    incompleteTitle: 'Länken är inte fullständig',
    incompleteHint: 'Kopiera hela adressen, även delen efter #.',
    reconnecting: 'Ansluter igen…',
    scan: 'Skanna för att gå med',
    passwordHint: 'Fråga facilitatorn om det',
    otherActivity: 'Titta på din egen skärm',
    endedTitle: 'Tack!',
    endedHint: 'Den här sessionen är avslutad.',
    dialog: {
      title: 'Projektorvy',
      hint: 'En länk för rummets skärm. Den visar det som rummet får se, i stor text: inga verktyg, inga namn, inget som är dolt. Ingen behöver logga in där.',
      ended: 'Sessionen är avslutad: det skapas ingen ny länk. En länk som redan finns kan återkallas.',
      make: 'Skapa en länk',
      makeNew: 'Skapa en ny länk',
      made: 'Länken visas bara en gång. Kopiera den eller öppna den här.',
      link: 'Länk för rummets skärm',
      copy: 'Kopiera länken',
      open: 'Öppna här',
      openHint: 'Flytta fönstret till rummets skärm och tryck på F11 för helskärm.',
      isOut: 'Det finns en länk. Den fungerar tills den återkallas och kan inte visas igen.',
      replaces: 'En ny länk ersätter den: skärmar som är öppna med den gamla stängs.',
      revoke: 'Återkalla länken',
      revoked: 'Länken är återkallad. Dess skärmar är stängda.',
    },
  },
} satisfies Translation<typeof projectorText>
