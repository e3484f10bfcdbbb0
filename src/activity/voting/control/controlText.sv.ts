import type { Translation } from '#ui/texts/useText.ts'
import type { controlText } from './controlText.ts'

export default {
  id: 'voteControl',
  texts: {
    menu: 'Omröstning',
    mode: 'När resultatet uppdateras',
    modes: {
      STEPS: 'Stegvis',
      LIVE: 'Direkt',
      CLOSED: 'När omröstningen stängs',
    },
    modeHints: {
      STEPS: 'Minst tre röstsedlar visas samtidigt, så att ingen kan se vems de är.',
      LIVE: 'Varje röst visas genast. I en liten grupp kan det avslöja vem som röstade hur.',
      CLOSED: 'Ingen ser någon summa innan dess, inte heller facilitatorerna.',
    },
    modeSet: (mode) => `Resultatet uppdateras: ${mode}`,
    show: 'Visa resultatet för alla',
    areShown: 'Alla ser resultatet, även de som inte har röstat.',
    areHidden: 'Bara facilitatorer och de som har röstat ser resultatet.',
    areBlind: 'Ingen ser resultatet förrän omröstningen stängs.',
    shownLater: 'Alla får se resultatet när omröstningen stängs.',
    close: 'Stäng omröstningen',
    closeHint: 'Ingen kan rösta eller ändra sin röst längre.',
    reopen: 'Öppna omröstningen igen',
    reopenBlind: 'Resultatet döljs för alla igen.',
    closingTitle: 'Omröstningen stängs strax',
    closingIn: (seconds) => `Omröstningen stängs om ${seconds}. Tryck på Escape för att avbryta.`,
    closing: 'Stänger…',
    escape: 'Avbryt eller Escape håller den öppen.',
    isClosed: 'Omröstningen är stängd.',
    isOpen: 'Omröstningen är öppen.',
    cancelled: 'Omröstningen är fortfarande öppen.',
    enter: 'För in röster åt någon…',
    enterHint: 'För dem som inte har någon enhet.',
    reset: 'Nollställ alla röster…',
    resetTitle: 'Nollställa alla röster?',
    resetText:
      'En ny omgång börjar: ingen har röstat i den och omröstningen är öppen. Resultatet från den här omgången kan fortfarande jämföras med den nya.',
    resetNote: 'Du kan ångra detta i 10 sekunder.',
    resetConfirm: 'Nollställ alla röster',
    resetDone: 'Alla röster är nollställda.',
    resetUndone: 'Rösterna är tillbaka.',
    proxyTitle: 'För in röster åt någon',
    proxyKnown:
      'Du känner till de här värdena, eftersom du för in dem. Ingen kan ändra dem i efterhand, och antalet röster som förts in så här visas.',
    proxyEnter: 'För in röster',
    proxyEntered: (count) => `${count === 1 ? 'En röst är införd' : `${count} röster är införda`}.`,
    proxyNext: 'Du kan föra in röster åt nästa person.',
    proxyPartial: 'Ett svar har bara ett av sina två värden.',
  },
} satisfies Translation<typeof controlText>
