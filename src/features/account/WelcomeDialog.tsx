import { Button, Text } from '@mantine/core'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from './text.ts'

/** Confirms a sign-up. SPEC M10. */
export function WelcomeDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const text = useText(accountText)
  return (
    <AppDialog title={text.welcomeTitle} onClose={onClose}>
      <Text>{text.welcome}</Text>
      <Text c="dimmed" mt={8}>
        {text.welcomeHint(email)}
      </Text>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {text.getStarted}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
