-- A contact's way through a flow is an enrollment: the field's word for it.
alter table flow_place rename to flow_enrollment;
alter index flow_place_pkey rename to flow_enrollment_pkey;
alter index flow_place_by_contact rename to flow_enrollment_by_contact;
alter index flow_place_due_in_flow rename to flow_enrollment_due_in_flow;
alter index flow_step_taken_by_place rename to flow_step_taken_by_enrollment;
alter table flow_enrollment rename constraint flow_place_status_check to flow_enrollment_status_check;
alter table flow_enrollment
  rename constraint flow_place_workspace_id_flow_id_fkey to flow_enrollment_workspace_id_flow_id_fkey;
