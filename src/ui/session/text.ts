import type { Catalogue } from '../texts/useText.ts'

/** Texts shared by activities and the session shell. */
export const sessionUiText = {
  id: 'sessionUi',
  en: {
    previous: 'Previous',
    next: 'Next',
    stepTo: (step: string, name: string) => `${step}: ${name}`,
    results: 'Results',
    steps: 'Steps through the session',
    locked: 'The facilitator leads. You follow.',
    joinAt: 'Join at',
    sessionId: 'Session ID',
    qrTitle: (name: string) => `QR code to join ${name}`,
  },
} satisfies Catalogue<unknown>
