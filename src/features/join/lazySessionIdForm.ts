import { lazyPart } from '#ui/loading/lazyPart.tsx'

/** Who follows a link or scans a code types no ID. */
export const SessionIdForm = lazyPart(async () => ({
  default: (await import('./SessionIdForm.tsx')).SessionIdForm,
}))
