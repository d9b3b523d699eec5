export const NOTICE_FILE = 'notice.json';
