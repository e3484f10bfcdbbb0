import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { settingsText } from '../settingsText.ts'
import { saveAccountExport } from './saveAccountExport.ts'
import classes from '../Settings.module.css'

/** Exports the account's data, and deletes the account. */
export function AccountData() {
  const text = useText(settingsText)
  const save = useAct(
    async () => {
      await saveAccountExport()
      notify(text.exported, 'good')
    },
    () => text.exportFailed,
  )
  return (
    <>
      <div className={classes.row}>
        <p>{text.exportHint}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={save.isBusy}
          onClick={() => void save.run()}
        >
          {text.exportData}
        </Button>
      </div>
      <MistakeAlert message={save.mistake} />
      <div className={classes.row}>
        <p>{text.deletionHint}</p>
        <Button
          variant="default"
          c="var(--plenum-bad-ink)"
          leftSection={<IconTrash size={18} />}
          onClick={() => openAccountDialog('deletion')}
        >
          {text.deleteAccount}
        </Button>
      </div>
    </>
  )
}
