import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackground } from '#sync/background.ts'
import { preferredLanguage } from '#ui/preferences.ts'
import { App } from './App.tsx'
import { showUncaughtFailures } from './globalFailures.ts'
import { load } from './useSpokenLanguage.ts'
import './styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { navigation } = globalThis as { navigation?: Navigation }
/** Before the page was loaded anew a dialog added a step to its history, which has to be passed over still. */
const hasAddedStep = navigation?.entries().some((entry) => entry.getState())
const ready = Promise.allSettled([
  // Before the first picture, so that no text changes under the reader's eyes.
  load(preferredLanguage()),
  hasAddedStep && import('#ui/useCloseOnBack.ts'),
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
