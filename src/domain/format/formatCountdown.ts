const [MINUTE, HOUR, DAY] = [60n, 3600n, 86_400n];

const twoDigits = (value: bigint): string => value.toString().padStart(2, '0');

/** Seconds as 23:59:59; from one day on as 2d 03:00:00. */
export const formatCountdown = (seconds: bigint): string => {
  const clock = [(seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE, seconds % MINUTE].map(twoDigits).join(':');
  return seconds < DAY ? clock : `${seconds / DAY}d ${clock}`;
};
