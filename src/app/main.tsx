import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackground } from '#sync/room/background.ts'
import { sendWith } from '#sync/outbox/sending.ts'
import { preferredLanguage } from '#ui/texts/preferences.ts'
import { App } from './App.tsx'
import { keepPageOfMovedNodes } from './movedNodes.ts'
import { preloadPage } from './routes/routes.tsx'
import { sendings } from './registries/sendings.ts'
import { showUncaughtFailures } from './globalFailures.ts'
import { load } from './useSpokenLanguage.ts'
import './theme/styles.ts'
import { joinedOrIdle } from '#ui/loading/pageDrawn.ts'

keepPageOfMovedNodes()
sendWith(sendings)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { navigation } = globalThis as { navigation?: Navigation }
/** Before a reload a dialog added a history entry, which Back still has to skip. */
const hasAddedStep = navigation?.entries().some((entry) => entry.getState())
/** A file that comes sooner needs no fallback, which would stay for 300 ms at least. */
const fallbackMs = 200
const page = preloadPage(location.pathname)
const loadFonts = () => import('./theme/fonts.ts')
/** A font is a fifth of what a phone loads until its first answer, and nobody waits for it. */
const isJoining = /^\/join(\/|$)/.test(location.pathname)
if (isJoining) void joinedOrIdle().then(loadFonts, () => undefined)
const ready = Promise.allSettled([
  // Before the first paint, so that no text changes while it is read.
  load(preferredLanguage()),
  !isJoining && loadFonts(),
  hasAddedStep && import('#ui/dialogs/useCloseOnBack.ts'),
  // A failed load is repeated when the page is shown.
  Promise.race([page, new Promise((resolve) => setTimeout(resolve, fallbackMs))]),
])
void ready.then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
showUncaughtFailures()
startBackground()
