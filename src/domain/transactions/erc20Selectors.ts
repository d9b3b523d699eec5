/** `approve(address,uint256)` */
export const APPROVE = '0x095ea7b3';
/** `transfer(address,uint256)` */
export const TRANSFER = '0xa9059cbb';
