import { MAX_REMARK_LENGTH } from '#domain/wish.ts';
import { Field } from '#web/ui/field.tsx';

type RemarkFieldProps = {
  label: string;
  remark: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  onChange: (remark: string | undefined) => void;
};

export function RemarkField({ remark, maxLength = MAX_REMARK_LENGTH, onChange, ...rest }: RemarkFieldProps) {
  return (
    <Field
      {...rest}
      maxLength={maxLength}
      autoComplete="off"
      value={remark ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
