import type { RefusalFacts } from './refusal.ts';

/** Stems of "user" and of "rejected" or "cancelled", by language. Each language has both, in either order. */
const PERSON = [
  'nutzer|utilisateur|usu[aá]rio|utente|gebruiker|użytkownik|пользовател|користувач|kullanıcı|người dùng|pengguna',
  'المستخدم|उपयोगकर्ता|ผู้ใช้|用[户戶]|使用者|ユーザー|사용자',
].join('|');
const REFUSED = [
  'abgelehn|abgebroch|verweiger|refus|rejet|annul|rechaz|cancel|deneg|rejeit|recus|rifiut|geweiger|geannul|afgewez',
  'odrzuc|anulow|отклон|отмен|відхил|скасов|скасув|redde|iptal|từ chối|hủy|[tn]olak|batal|رفض|ألغ|अस्वीकार|रद्द',
  'ปฏิเสธ|ยกเลิก|取消|拒[绝絕否]|キャンセル|거부|취소',
].join('|');

const REJECTED_BY_PERSON: readonly RegExp[] = [
  /\b(?:user[_ ]|^you )(?:has |have )?(?:reject|den[iy]|cancel|declin|disapprov|abort|closed|refus|dismiss|did(?: not|n't) (?:accept|approve|confirm|sign))/i,
  /(?:rejected|denied|cancell?ed|closed|declined|dismissed) by (?:the )?(?:user|owner|signer|wallet)/i,
  /^denied (?:message|transaction) signature[.!]?$/i,
  /^(?:popup|modal) (?:was )?closed[.!]?$|^connection request reset\b/i,
  // Names of libraries, and status words of devices.
  /ACTION_REJECTED|User(?:Rejected|Refused|Cancelled)|Failure_\w+Cancell?ed|Method_Cancel|0x6985\b|0x5501\b|conditions?[ _]of[ _]use/i,
  /^已?(?:取消|拒[绝絕]).{0,4}$/,
  new RegExp(`(?:${PERSON}).{0,40}(?:${REFUSED})|(?:${REFUSED}).{0,40}(?:${PERSON})`, 'i'),
];

const REJECTED =
  /^(?:error: )?(?:(?:action|call|operation|pin|request|session|sign|signature|signing|transaction) ?){0,2}(?:was |is |has been )?(?:reject(?:ed)?|denied|cancel|cancell?ed|declined|aborted|dismissed)[.!]?$/i;

/** EIP-1474: the transaction could not be created. Its default text is "Transaction rejected". */
const NOT_CREATED = -32003;

/** True for words of wallets without an error code, in many languages. */
export const isRejectedInWords = ({ codes, texts }: RefusalFacts): boolean =>
  texts.some(
    (text) =>
      REJECTED_BY_PERSON.some((pattern) => pattern.test(text.trim())) ||
      (!codes.includes(NOT_CREATED) && REJECTED.test(text.trim())),
  );
