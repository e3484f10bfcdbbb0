import { filesUnavailable } from '#domain/messages/calls.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the viewer of a document. */
export const viewerText = {
  id: 'slidesViewer',
  en: {
    slideOf: (page: number, count: number) => `Slide ${page} of ${count}`,
    slide: (page: number) => `Slide ${page}`,
    before: 'Slide',
    after: (count: number) => `of ${count}`,
    goTo: 'Go to slide',
    paging: 'Turning slides',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent: number) => `${percent} %`,
    zoomChoice: 'Size of the slide',
    usual: 'Usual size',
    fitWidth: 'Fit width',
    fitPage: 'Fit page',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    thumbnails: 'All slides',
    hideThumbnails: 'Hide the slides',
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    missedPage: (page: number) => `Slide ${page} could not be loaded.`,
    brokenPage: (page: number) => `Slide ${page} cannot be shown. The others can.`,
    loading: 'Opening the slides…',
    loaded: (percent: number) => `Opening the slides… ${percent} %`,
    nextLoading: 'New slides are being opened…',
    nextFailures: {
      offline: 'The slides were replaced. The new ones could not be loaded yet.',
      away: 'The slides were replaced. The server cannot read the new ones at the moment.',
      closed: 'These slides were replaced, and the new ones are no longer here for you.',
      lost: 'The slides were replaced, but the new document is missing.',
      broken: 'The slides were replaced, but the new ones could not be opened. The file may be damaged.',
    },
    failures: {
      offline: 'The slides could not be loaded now.',
      away: filesUnavailable.sentence,
      closed: 'These slides are no longer here for you.',
      lost: 'The document is missing.',
      broken: 'These slides could not be opened. The file may be damaged.',
    },
  },
} satisfies Catalogue<unknown>
