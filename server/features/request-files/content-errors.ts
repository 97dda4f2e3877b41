import { AppError } from '#contract/errors.ts';
import type { RequestFileType } from '#domain/request-file.ts';

const TYPE_NAMES: Record<RequestFileType, string> = {
  pdf: 'PDF',
  jpeg: 'JPEG',
  png: 'PNG',
  xlsx: 'Excel',
};

/** @param isOldOffice whether it is a file of an old Office program or has a password. */
export function createUnknownTypeError(isOldOffice: boolean): AppError {
  return new AppError(
    'unsupported_media_type',
    isOldOffice
      ? 'Old Office files (.xls) and files with a password cannot be added. Please save it as .xlsx without a password.'
      : 'Only PDF, JPEG, PNG and Excel (.xlsx) files can be added. This file is of a different type.',
  );
}

export function createDamagedError(type: RequestFileType): AppError {
  return new AppError(
    'invalid_input',
    `This ${TYPE_NAMES[type]} file is incomplete or damaged. Please check that it opens on your device, and add it again.`,
  );
}

export function createMacrosError(): AppError {
  return new AppError(
    'invalid_input',
    'This Excel file contains macros or embedded programs. Please save it as a workbook without them (.xlsx).',
  );
}

export function createEncryptedError(): AppError {
  return new AppError('invalid_input', 'This file has a password. Please save it without one.');
}

export function createTooLargeInsideError(): AppError {
  return new AppError(
    'invalid_input',
    'This Excel file is too large when it is opened. Please remove what is not needed, or save it as a PDF.',
  );
}
