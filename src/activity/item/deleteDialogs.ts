import { lazyDialog } from '#ui/loading/lazyPart.tsx'

const load = () => import('./DeleteDialog.tsx')

/** `DeleteDialog`, loaded when it is shown. */
export const DeleteDialog = lazyDialog(async () => ({ default: (await load()).DeleteDialog }))

/** `DeleteItemDialog`, loaded when it is shown. */
export const DeleteItemDialog = lazyDialog(async () => ({ default: (await load()).DeleteItemDialog }))
