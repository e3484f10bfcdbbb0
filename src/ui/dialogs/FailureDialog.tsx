import { Button, Text } from '@mantine/core'
import { AppDialog } from './AppDialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { dismissFailure } from './failure.ts'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'

/** Shown after a failure that has no message of its own. SPEC M22 */
export function FailureDialog() {
  const text = useText(uiText)
  return (
    <AppDialog title={text.failureTitle} onClose={dismissFailure}>
      <Text>{text.failureText}</Text>
      <DialogActions>
        <Button onClick={dismissFailure} data-autofocus>
          {text.ok}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
