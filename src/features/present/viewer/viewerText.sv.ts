import type { Translation } from '#ui/texts/useText.ts'
import type { viewerText } from './viewerText.ts'

export default {
  id: 'slidesViewer',
  texts: {
    slideOf: (page, count) => `Bild ${page} av ${count}`,
    short: (page, count) => `${page}/${count}`,
    slide: (page) => `Bild ${page}`,
    before: 'Bild',
    after: (count) => `av ${count}`,
    goTo: 'Gå till bild',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    zoom: (percent) => `${percent} %`,
    zoomChoice: 'Bildens storlek',
    usual: 'Vanlig storlek',
    fitWidth: 'Hela bredden',
    fitPage: 'Hela bilden',
    fullScreen: 'Helskärm',
    leaveFullScreen: 'Lämna helskärm',
    thumbnails: 'Alla bilder',
    hideThumbnails: 'Dölj bilderna',
    comments: (count) => (count === 1 ? '1 kommentar' : `${count} kommentarer`),
    missedPage: (page) => `Bild ${page} gick inte att ladda.`,
    brokenPage: (page) => `Bild ${page} går inte att visa. De andra går.`,
    loading: 'Öppnar bilderna…',
    loaded: (percent) => `Öppnar bilderna… ${percent} %`,
    nextLoading: 'Nya bilder öppnas…',
    nextFailures: {
      offline: 'Bilderna har ersatts. De nya gick inte att ladda än.',
      closed: 'De här bilderna har ersatts, och de nya finns inte längre för dig.',
      lost: 'Bilderna har ersatts, men det nya dokumentet saknas.',
      broken: 'Bilderna har ersatts, men de nya gick inte att öppna. Filen kan vara skadad.',
    },
    failures: {
      offline: 'Bilderna gick inte att ladda just nu.',
      closed: 'De här bilderna finns inte längre för dig.',
      lost: 'Dokumentet saknas.',
      broken: 'Bilderna gick inte att öppna. Filen kan vara skadad.',
    },
  },
} satisfies Translation<typeof viewerText>
