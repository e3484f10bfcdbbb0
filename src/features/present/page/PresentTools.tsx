import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCopyPlus, IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { DeskTools } from '#activity/page/DeskTools.tsx'
import { useOpenRunDialog } from '#activity/session/runDialog.ts'
import { messageOf } from '#api/callErrors.ts'
import { UpdatePresentDocument } from '#api/operations/present.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { presentText } from '../text.ts'
import { settingsText } from '../settingsText.ts'
import type { SlideSetting } from '../SlideSwitch.tsx'
import type { Present } from '../usePresent.ts'

const UploadDialog = lazyDialog(async () => ({
  default: (await import('../upload/UploadDialog.tsx')).UploadDialog,
}))

/** In the row of tools, for facilitators: the file, undo and redo, and a menu with the settings. */
export function PresentTools({ present }: { present: Present }) {
  const { objectId, document, source, areCommentsShown, isNavigationAllowed, isTemplate } = present
  const text = useText(presentText)
  const settings = useText(settingsText)
  const labels = useText(labelText)
  const openRunDialog = useOpenRunDialog()
  const call = useCall()
  const isOnline = useCanCall()
  const isNarrow = useIsNarrow()
  const [isUploading, setUploading] = useState(false)
  const { run, isBusy } = useAct(
    async (setting: SlideSetting, on: boolean) => {
      await call(UpdatePresentDocument, { presentId: objectId, [setting]: on })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const item = (setting: SlideSetting, isOn: boolean) => (
    <Menu.CheckboxItem
      checked={isOn}
      closeMenuOnClick
      disabled={!isOnline || isBusy}
      onChange={(on) => void run(setting, on)}
    >
      {settings[setting]}
    </Menu.CheckboxItem>
  )
  return (
    <>
      {document && isNarrow && (
        <ActionIcon
          variant="default"
          size={40}
          aria-label={text.editFile}
          title={text.editFile}
          onClick={() => setUploading(true)}
        >
          <IconFileUpload size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      {document && !isNarrow && (
        <Button
          variant="default"
          leftSection={<IconFileUpload size={18} aria-hidden="true" />}
          onClick={() => setUploading(true)}
        >
          {text.editFile}
        </Button>
      )}
      <DeskTools desk={source}>
        {!isTemplate && item('showComments', areCommentsShown)}
        {item('allowNavigation', isNavigationAllowed)}
        {!isTemplate && (
          <Menu.Item
            leftSection={<IconCopyPlus size={18} />}
            onClick={() => openRunDialog({ name: 'copyInput', objectId, at: null })}
          >
            {labels.copyInput}
          </Menu.Item>
        )}
      </DeskTools>
      {isUploading && (
        <UploadDialog objectId={objectId} document={document} onClose={() => setUploading(false)} />
      )}
    </>
  )
}
