import { Button, Text } from '@mantine/core'
import { AppDialog } from './AppDialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { dismissFailure } from './failure.ts'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

/** @see specification, part 1, section 8: Generic failure dialog */
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
