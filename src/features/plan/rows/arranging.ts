/* What only those who arrange a planner need: one file, loaded by them. */

export { followDrag } from '../grid/drag/followDrag.ts'
export { moveByKey } from '../grid/moveByKey.ts'
export { arrangeByCalls } from './arrangeByCalls.ts'
export { arrangeOnDesk } from './arrangeOnDesk.ts'
