import { lazyDialog } from '../loading/lazyPart.tsx'
import type { AppDialogProps } from './AppDialogFrame.tsx'
import { useReturnFocus } from './useReturnFocus.ts'

const AppDialogFrame = lazyDialog(async () => ({
  default: (await import('./AppDialogFrame.tsx')).AppDialogFrame,
}))

/** A dialog, open while it is rendered. Its code is loaded when the first one of a page opens. */
export function AppDialog(props: AppDialogProps) {
  useReturnFocus()
  return <AppDialogFrame {...props} />
}
