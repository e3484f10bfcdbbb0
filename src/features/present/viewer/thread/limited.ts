import { limitMemory, memoryLimit, tooMuch } from './memoryLimit.ts'
import { isPassedOver, pageAsked, pageOfWarning } from './threadMessages.ts'
import type { Refused } from './threadMessages.ts'

const beginPage = limitMemory(globalThis, memoryLimit, tell)
let latest: number | null = null

function tell(refusedPage: number): void {
  self.postMessage({ refusedPage } satisfies Refused)
}

// Before pdf.js listens.
self.addEventListener('message', ({ data }) => {
  const page = pageAsked(data)
  if (page === null || page === latest) return
  latest = page
  beginPage(page)
})

/** The library goes on without a picture that it was refused, and only warns of it. */
function readWarning(text: unknown): void {
  const warning = String(text)
  if (isPassedOver(warning, tooMuch)) throw new RangeError(tooMuch)
  const page = warning.includes(tooMuch) ? pageOfWarning(warning) : null
  if (page !== null) tell(page)
}

Object.assign(console, { warn: readWarning })
