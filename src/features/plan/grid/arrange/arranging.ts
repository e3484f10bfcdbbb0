/* What only those who arrange a planner need: one file, loaded by them. */

export { followDrag } from '../drag/followDrag.ts'
export { moveByKey } from '../moveByKey.ts'
export { arrangeByCalls } from '../../rows/arrangeByCalls.ts'
export { arrangeOnDesk } from '../../rows/arrangeOnDesk.ts'
