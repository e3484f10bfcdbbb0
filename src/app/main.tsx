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
// Before the first picture, so that no text changes under the reader's eyes.
void load(preferredLanguage())
  .catch(() => undefined)
  .then(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  })
showUncaughtFailures()
startBackground()
